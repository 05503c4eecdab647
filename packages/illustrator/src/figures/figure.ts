/** Puts a figure together: the skeleton takes the pose, the body gets flesh and clothes, and tells where it can be touched. */
import type { Acting, Art, Gaze, Point, Spot } from '../art/art.ts'
import { buildFor } from './arm-lengths.ts'
import { drawArm, isUnder } from './arms.ts'
import { type Body, bodyOf } from './body.ts'
import { type Dressed, drawLegsAndTrunk, drawStraps } from './dress.ts'
import { clearOfFace, featuresOn, hiding, turnAbout } from './free-face.ts'
import { drawBack } from './garments/back.ts'
import { behindHead, drawHat, hatTop } from './garments/hats.ts'
import { drawScarf } from './garments/neckwear.ts'
import { raisedBy } from './garments/shoes.ts'
import { spectacles } from './garments/spectacles.ts'
import { clamp, dist, flat, mix, type P } from './geometry.ts'
import type { Expression } from './heads/face.ts'
import type { Head } from './heads/head.ts'
import { viewOf } from './heads/view.ts'
import type { Look } from './look.ts'
import { armPairsOf, type HeadPlace, headPlaces, headsOf, necks, spreadArms } from './more-limbs.ts'
import { Coats } from './paint.ts'
import type { Limb, Pose } from './poses.ts'
import { knows, lowOf, poseFor } from './postures.ts'
import { handsToBelly, handsToHead, isCovering } from './self-touch.ts'
import { drawShell, shellBuild, underHat } from './shell.ts'
import { BUILDS, type Build, FRONTAL, SIDES, type Side, type Skeleton, type Targets, wider } from './skeleton.ts'
import { reachOut } from './solve.ts'
import { drawShape } from './suits.ts'
import { drawTail } from './tails.ts'
import { drawTool, isPair, liesAtFoot } from './tools.ts'

/** In degrees: turned less, both legs are beside each other anyway. */
const LEAST_TURNED = 24
/** A leg raised higher than this kicks. */
const KICK = 78

/** Some are seen from nearer the front than others, and some heads are known by their side. */
function turnedFor({ mostTurned = 90, headTurned = 0, headMost = 27 }: Look, pose: Pose): Pose {
  const look = pose.look ?? (pose.yaw < 20 ? pose.yaw : 27)
  const shown =
    headTurned > Math.abs(look) && look >= 0
      ? headTurned
      : look > 0 && look <= 27
        ? Math.min(look, headMost)
        : pose.look
  const seen = shown === undefined ? pose : { ...pose, look: shown }
  if (pose.rest !== 'feet' || pose.yaw < LEAST_TURNED) return seen
  const [near, far] = pose.legs
  const yaw = Math.min(pose.yaw, mostTurned)
  // From nearer the front the far leg is the one ahead, or they would cross; only who kicks does it before the other leg.
  if (near[0] <= far[0] || near[0] > KICK) return { ...seen, yaw }
  return { ...seen, yaw, legs: [far, near], ...(pose.feet ? { feet: [pose.feet[1], pose.feet[0]] } : {}) }
}

/** Where a turn of 1 ends: a body seen straight from the side would hide its far half. */
const PROFILE = 74

export function figure(look: Look, asked: Spot, acting: Acting): Art {
  const own = look.shell
    ? shellBuild(look.shell.anatomy, asked.h)
    : wider({ ...BUILDS[look.age], ...look.build }, look.girth)
  const lift = raisedBy(look.outfit.shoes?.kind) * own.leg * asked.h
  const spot = lift ? { ...asked, y: asked.y - lift } : asked
  const mirror = spot.facing === 'left' ? -1 : 1
  const local = ([x, y]: Point): P => [(x - spot.x) * mirror, y - spot.y]
  const page = ([x, y]: P): Point => [spot.x + x * mirror, spot.y + y]
  const targets: Targets = Object.fromEntries(Object.entries(acting.reach ?? {}).map(([name, p]) => [name, local(p)]))
  const gaze = acting.gaze && { ...acting.gaze, x: acting.gaze.x * mirror }
  const meant = poseFor(acting.pose, targets, spot.h, asked.rng, look.stance, acting.mood, lowOf(own, look))
  const build = buildFor(own, acting.pose, meant, targets, spot.h)
  const turned =
    acting.turn === undefined
      ? turnedFor(look, meant)
      : {
          ...meant,
          yaw: acting.turn * PROFILE,
          look: acting.turn < 0.3 ? 0 : acting.turn < 0.85 ? (look.headMost ?? 27) : 64,
        }
  const asideOf = oneHanded(
    acting.pose,
    acting.turn === undefined || turned.yaw >= FRONTAL
      ? tucked(turned, targets, build, spot.h, look.mostTurned ?? PROFILE)
      : turned,
    targets,
  )
  const pose = gaze?.with === 'head' ? looking(look, asideOf, gaze) : asideOf
  // Beside the body a tool is seen; at the leg it would not be.
  const lifted =
    look.tool && liesAtFoot(look.tool) === undefined && !isPair(look.tool) && isIdle(acting.pose, targets)
      ? { ...pose, arms: [pose.yaw < 35 ? ASIDE : AHEAD, pose.arms[1]] as const }
      : pose
  const resting = reachOut(build, lifted, spot.h, targets)
  const minded = gaze ? lifted : watching(lifted, resting, targets)
  const free = minded === lifted ? resting : reachOut(build, minded, spot.h, targets)
  const view = viewOf(free.head.yaw, free.head.pitch, free.head.tilt, Math.abs(free.head.tilt) > 45 || isLevel(free))
  const onFace = (p: P): P => turnAbout(flat(free.joints.head), build.head * spot.h, free.head.tilt, p)
  const meantHands = {
    ...handsToHead(acting, look.head, view, onFace),
    ...handsToBelly(acting.pose, free),
    ...targets,
  }
  const skeleton = isCovering(acting.pose)
    ? reachOut(build, minded, spot.h, meantHands)
    : clearOfFace((...how) => reachOut(build, how[0], spot.h, how[1], how[2]), look.head, minded, meantHands)
  const body = bodyOf(skeleton)
  const expression: Expression = {
    mood: acting.mood ?? 'happy',
    open: acting.mouth ? acting.mouth === 'open' : pose.open || (look.grins === true && isCheerful(acting)),
    asleep: pose.asleep,
    ...(gaze ? { gaze: upright(gaze, skeleton.head.tilt) } : {}),
  }
  const coats = new Coats(spot)
  const tool = isIdle(acting.pose, targets) || isCheering(look, acting.pose, targets) ? look.tool : undefined
  const dressed: Dressed = {
    body,
    look,
    coats,
    pose,
    targets,
    tool: tool && liesAtFoot(tool) === undefined ? tool : undefined,
    flat: !tool && FLAT.test(acting.pose),
  }
  const headAt = body.at('head')
  const said = spot.attributes ?? []
  const places = headPlaces(headsOf(said), headAt, body.head, skeleton.head.tilt)
  const around = (part: string, { at, r, tilt }: HeadPlace) => coats.around(part, at, r, tilt)

  const tailTip = drawTail(coats.add('tail'), body, look)
  drawBack(coats.add('tail'), body, look)
  const behind = (['far', 'near'] as const).filter((side) => isUnder(dressed, side))
  const before = (['far', 'near'] as const).filter((side) => !look.shell && !behind.includes(side))
  if (look.shell) drawShell(dressed, look.shell, spot)
  else {
    for (let pair = armPairsOf(said) - 1; pair > 0; pair--)
      for (const side of SIDES) drawArm({ ...dressed, body: spreadArms(skeleton, pair), tool: undefined }, side, 'tail')
    for (const side of behind) drawArm(dressed, side)
    necks(coats, body, places, look.skin)
    for (const place of places) look.head.behind(around('hairBack', place), view)
    drawLegsAndTrunk(dressed)
    drawShape(coats, look.outfit, body, spot)
    for (const side of before) drawArm(dressed, side)
    if (!look.outfit.top) drawStraps(dressed, 'nearArm')
    drawScarf(coats, look.outfit, body, behind.includes('near') ? 'torso' : 'nearArm')
  }
  drawAtFoot(dressed, tool)
  const hatted = look.shell ? underHat(dressed, look.shell) : undefined
  for (const place of places) {
    const head = around('head', place)
    const hat = hatted ? coats.around('head', hatted.at, hatted.r, skeleton.head.tilt) : head
    if (look.outfit.hat) behindHead(hat, look.outfit.hat)
    look.head.front(head, view, expression)
    // Nobody sleeps in glasses: over a closed lid they are a bandage.
    for (const kind of look.outfit.face)
      if (!pose.asleep || kind !== 'glasses') spectacles(head, view, kind, look.head.lenses)
    if (look.outfit.hat) drawHat(hat, view, look.outfit.hat)
  }
  for (const side of before)
    if (isCovering(acting.pose) || isAtHead(body, look.head, side, acting.pose)) drawArm(dressed, side, `${side}Hand`)

  // Of several heads the last one drawn is whole.
  const main = places.at(-1) ?? { at: headAt, r: body.head, tilt: skeleton.head.tilt }
  const onHead = (p: P): Point => page(turnAbout(main.at, main.r, main.tilt, p))
  const sole = (side: Side): Point =>
    page(
      [...mix(body.at(`${side}Ankle`), body.at(`${side}Toe`), 0.4)].map((v, i) =>
        i ? v + body.leg * 0.62 : v,
      ) as unknown as P,
    )
  const hip = body.at('hip')
  const { at: hatAt, r: hatSize } = hatted ?? { at: headAt, r: body.head }
  const crown = look.outfit.hat ? (hatTop(look.outfit.hat) * hatSize + (hatAt[1] - headAt[1])) / body.head : 0
  const top = Math.min(look.head.top, crown)
  return {
    layers: coats.layers(),
    box: coats.box(),
    points: {
      nearHand: page(body.at('nearHand')),
      farHand: page(body.at('farHand')),
      nearFoot: sole('near'),
      farFoot: sole('far'),
      nearKnee: page(body.at('nearKnee')),
      farKnee: page(body.at('farKnee')),
      nearElbow: page(body.at('nearElbow')),
      mouth: onHead(look.head.mouth(view)),
      eye: onHead(look.head.eye(view)),
      headTop: onHead([0, top]),
      headMid: page(main.at),
      cheek: onHead([look.head.wide, 0]),
      neck: page(body.at('neck')),
      chest: page(body.on(0.38, body.middle)),
      back: page(body.on(0.4, -1)),
      lap: page(mix(hip, mix(body.at('nearKnee'), body.at('farKnee'), 0.5), 0.5)),
      seat: page([hip[0], hip[1] + skeleton.seat]),
      tailTip: page(tailTip),
    },
    tops: [],
    facing: spot.facing,
    pose: acting.pose,
    features: featuresOn(skeleton, look.head).map(([x, y, r]) => [...page([x, y]), r] as const),
  }
}

/** Who swims, crawls or lies on the belly. */
const isLevel = ({ joints: { chest, hip }, build }: Skeleton): boolean =>
  !build.piece && Math.abs(chest[0] - hip[0]) > Math.abs(chest[1] - hip[1]) * 1.3

/** A ball lies before the far foot. */
function drawAtFoot({ body, coats }: Dressed, tool: string | undefined): void {
  const high = tool === undefined ? undefined : liesAtFoot(tool)
  if (tool === undefined || high === undefined) return
  const unit = body.h * 0.01
  const [x] = body.at('farToe')
  drawTool(coats.around('nearHand', [x + high * unit * 1.5, -high * unit], unit, 0), tool)
}

/** In degrees: how far a head turns, nods with the neck and by itself to see something; turned further it would be a profile. */
const SEES = { yaw: 34, nod: 5, pitch: 20 }

/** The head goes to what is looked at, forward or over the shoulder. */
function looking({ headMost = SEES.yaw, headTurned = 0 }: Look, pose: Pose, { x, y }: Gaze): Pose {
  if (pose.asleep || pose.rest === 'hands') return pose
  const most = Math.max(headTurned, Math.min(SEES.yaw, headMost))
  const look = clamp(x * 1.6, -1, 1) * most
  return {
    ...pose,
    look: look < 0 ? look : Math.max(headTurned, look),
    tilt: 0,
    nod: pose.nod + y * SEES.nod,
    pitch: pose.pitch + y * SEES.pitch,
  }
}

/** As the head has it that leans. */
function upright({ x, y, with: by }: Gaze, tilt: number): Gaze {
  const [u, v] = turnAbout([0, 0], 1, -tilt, [x, y])
  return { x: u, y: v, with: by }
}

/** Where an arm that has nothing to do hangs, out of the way of the other one. */
const TUCKED: Limb = [-24, 4, 8]
/** Who reaches ahead with one arm. */
const REACHING = 44

/** Reaching ahead with the near arm one turns that way, and the other arm hangs behind: before the belly it would seem to be nobody's. */
function tucked(pose: Pose, { nearHand, farHand }: Targets, { shoulder, piece }: Build, h: number, most: number): Pose {
  const [swing, spread, bend, out = spread] = pose.arms[1]
  const isHanging = swing + bend < 75 && spread < 70 && out < 50
  // A lifted leg would cross the other one.
  const isAfoot = pose.rest === 'feet' && pose.legs.every(([step]) => step < 40)
  if (piece || most < FRONTAL || !isAfoot || farHand || !nearHand || nearHand[0] < shoulder * h || !isHanging)
    return pose
  return { ...pose, yaw: Math.max(pose.yaw, Math.min(REACHING, most)), arms: [pose.arms[0], TUCKED] }
}

/** What one hand is enough for leaves the other arm hanging: held out it would hold nothing. */
const oneHanded = (name: string, pose: Pose, { nearHand, farHand }: Targets): Pose =>
  nearHand && !farHand && ONE_HANDED.test(name) ? { ...pose, arms: [pose.arms[0], HANGING] } : pose
const ONE_HANDED = /^(hold-front|reach|reach-up|hold-to-mouth)$/
const HANGING: Limb = [20, 8, 14]

/** Who does something with the hands looks at them: the head nods toward what is low and lifts toward what is high. */
function watching(pose: Pose, { joints, h }: Skeleton, { nearHand, farHand }: Targets): Pose {
  const hands = [nearHand, farHand].filter((p) => p !== undefined)
  if (!hands.length || pose.asleep || pose.rest === 'hands') return pose
  const height = hands.reduce((sum, [, y]) => sum + y, 0) / hands.length - joints.head[1]
  const pitch = clamp((height / h - 0.16) * 46, -12, 13)
  return { ...pose, pitch: pose.pitch + pitch }
}

/** Nothing is at the mouth, and nothing sad was said. */
const isCheerful = ({ pose, mood = 'happy', reach }: Acting): boolean =>
  mood === 'happy' && !reach?.mouth && !/mouth|sleep|curled|hug/.test(pose)

/** Somebody who just stands or walks has a hand free for a tool; whoever does something has both hands full. */
const isIdle = (pose: string, targets: Targets): boolean =>
  (!knows(pose) || IDLE.has(pose)) && !targets.nearHand && !targets.farHand
const IDLE: ReadonlySet<string> = new Set(['stand', 'walk', 'wave'])
/** Poses whose hands hold nothing and lie on somebody. */
const FLAT = /^hug$/
/** One in each hand they go along wherever the hands go. */
const isCheering = ({ tool }: Look, pose: string, { nearHand, farHand }: Targets): boolean =>
  tool !== undefined && isPair(tool) && /^(jump|arms-up|dance|run)$/.test(pose) && !nearHand && !farHand
/** How it is held, seen from the front and from the side. */
const ASIDE: Limb = [8, 30, 10, 112]
const AHEAD: Limb = [50, 6, 28]

/** Of the head's radius: a hand on the ear touches the cheek, and behind the hair it would be none. */
const TOUCHES = 0.16
const TO_EAR = /-ears?$/

/** A hand that is at the head without hiding the face is seen before it: at the ear, under the chin. */
function isAtHead(body: Body, head: Head, side: Side, pose: string): boolean {
  const [hand, middle] = [body.at(`${side}Hand`), body.at('head')]
  return (
    dist(hand, middle) < body.head * head.wide + body.hand * 0.3 &&
    hiding(body.skeleton, head, [side]) <= (TO_EAR.test(pose) ? body.head * TOUCHES : 0)
  )
}
