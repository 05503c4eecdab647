/** Stagers by the names that data/acts.txt calls them. */

import { drench, shakeOff } from '../drench.ts'
import { sniff } from '../meals.ts'
import { tend } from '../tend/tend.ts'
import { mouthOpen, ownPaw, tongueOut } from '../tongue.ts'
import { amid, cover } from './amid.ts'
import { atDoor } from './at-door.ts'
import { atHouse } from './at-house.ts'
import { bounceBall, spinHoop } from './at-play.ts'
import { blowAt, blowInto, blowOn } from './breath.ts'
import { buttHeads } from './butt-heads.ts'
import { byPaw } from './by-paw.ts'
import { callAt } from './call-at.ts'
import { examine, handshake, helpUp, highFive, spoonFeed, tickle, whisper } from './care.ts'
import { pullBehind } from './chain.ts'
import { claw } from './claw.ts'
import { iron, lather, pushAlong, scrub, washUp } from './clean.ts'
import { atStove } from './cooker.ts'
import { bowTo, propose } from './courtesies.ts'
import { atWheel, chop, handsAt, onLap, pump, trim } from './craft.ts'
import { dangle } from './dangle.ts'
import { atDesk, atTable, hammer, pound, saw } from './desk.ts'
import { digIn } from './dig-in.ts'
import { dip } from './dip.ts'
import { drawLow } from './draw-low.ts'
import { dig } from './earth.ts'
import { eatWith } from './eat-with.ts'
import { enchant, morph } from './enchant.ts'
import { fallen } from './fallen.ts'
import { leapfrog, threeLegged } from './field-games.ts'
import { flagpole } from './flagpole.ts'
import { flee } from './flee.ts'
import { fromOven } from './from-oven.ts'
import { across, armWrestle, dunk } from './games.ts'
import { board, buy, listen, seeOff, sell } from './gather.ts'
import { glide } from './glide.ts'
import { gnaw } from './gnaw.ts'
import { keep } from './goal.ts'
import { grasp } from './grasp.ts'
import { groundArt } from './ground-art.ts'
import { clapHands, coverEyes, throwFists } from './hand-games.ts'
import { inHands, onWall, wring } from './handwork.ts'
import { heap } from './heap.ts'
import { countAt } from './hide-and-seek.ts'
import { hopper } from './hopper.ts'
import { kickBack } from './kick-back.ts'
import type { ActStager } from './kit.ts'
import { flip, rollOut, toss } from './kitchen.ts'
import { knock } from './knock.ts'
import { layFlat } from './laid-flat.ts'
import { leapOff } from './leap-off.ts'
import { light } from './light.ts'
import { lineUp } from './line-up.ts'
import { turnRope } from './long-rope.ts'
import { atEar, atEye, blowBubbles, milk, peer, photograph, plant, pointOut, shower, tieShoes } from './look.ts'
import { lookInto } from './look-into.ts'
import { lookUnder } from './look-under.ts'
import { drop, spill } from './mishap.ts'
import { muzzle } from './muzzle.ts'
import { shelve } from './on-shelf.ts'
import { overhead } from './overhead.ts'
import { ownPart } from './own-part.ts'
import { ownTail } from './own-tail.ts'
import { portrait } from './paint.ts'
import { backToBack, box, crossedNecks, guard, inLove, noseToNose } from './pairs.ts'
import { peck } from './peck.ts'
import { peckGrain } from './peck-grain.ts'
import { pile } from './pile.ts'
import { pinata } from './pinata.ts'
import { pinch } from './pinch.ts'
import { bowed, lens, pick, row, score } from './play.ts'
import { blowSeeds, peekaboo, reflect, selfie } from './playful.ts'
import { pop } from './pop.ts'
import { pore } from './pore.ts'
import { pour } from './pour.ts'
import { putIn } from './put-down.ts'
import { queue } from './queue.ts'
import { atPump, refuel } from './refuel.ts'
import { rollOn } from './roller.ts'
import { scrubFloor } from './scrub-floor.ts'
import { shoe } from './shoe.ts'
import { skim } from './skim.ts'
import { sled } from './sled.ts'
import { downhill } from './slope.ts'
import { angle, hit, net, skipRope, tug } from './sport.ts'
import { sprinkle } from './sprinkle.ts'
import { steady } from './steady.ts'
import { stow } from './stow.ts'
import { caught, headIn } from './stuck.ts'
import { follow, hook, lookIn, measure } from './survey.ts'
import { tangle } from './tangle.ts'
import { tether } from './tether.ts'
import { topple } from './topple.ts'
import { peg, unwrap } from './unwrap.ts'
import { atLadder } from './up-ladder.ts'
import { uproot } from './uproot.ts'
import { drinkFrom, jumpIn } from './water.ts'
import { wedge } from './wedge.ts'
import { atWindow, inView } from './windows.ts'
import { onBoard, writeOn } from './write-on.ts'

export const ACT_STAGERS: Readonly<Record<string, ActStager>> = {
  amid,
  cover,
  'spin-hoop': spinHoop,
  'bounce-ball': bounceBall,
  'push-along': pushAlong,
  'wash-up': washUp,
  'in-paws': byPaw,
  lather,
  scrub,
  milk,
  examine,
  whisper,
  tickle,
  enchant,
  morph,
  'help-up': helpUp,
  'high-five': highFive,
  'clap-hands': clapHands,
  'throw-fists': throwFists,
  'cover-eyes': coverEyes,
  leapfrog,
  'turn-rope': turnRope,
  'count-at': countAt,
  hopper,
  'roll-on': rollOn,
  shelve,
  'three-legged': threeLegged,
  'bow-to': bowTo,
  propose,
  'spoon-feed': spoonFeed,
  pour,
  'blow-at': blowAt,
  'blow-into': blowInto,
  'blow-on': blowOn,
  'blow-bubbles': blowBubbles,
  'blow-seeds': blowSeeds,
  peekaboo,
  selfie,
  reflect,
  'at-desk': atDesk,
  refuel,
  'at-pump': atPump,
  'ground-art': groundArt,
  'at-house': atHouse,
  'at-table': atTable,
  iron,
  hammer,
  pound,
  saw,
  photograph,
  peer,
  'at-ear': atEar,
  'at-eye': atEye,
  angle,
  shower,
  'tie-shoes': tieShoes,
  glide,
  sled,
  hit: (scene, a, b, relation) => (b?.entry.name === 'pinata' ? pinata : hit)(scene, a, b, relation),
  net,
  'point-out': pointOut,
  'write-on': writeOn,
  'draw-low': drawLow,
  chalked: onBoard,
  plant,
  tug,
  'skip-rope': skipRope,
  skim,
  score,
  pick,
  row,
  lens,
  overhead,
  'own-part': ownPart,
  'tongue-out': tongueOut,
  'mouth-open': mouthOpen,
  bowed,
  light,
  handshake,
  portrait,
  tend,
  fallen,
  dangle,
  downhill,
  'line-up': lineUp,
  queue,
  steady,
  board,
  'see-off': seeOff,
  sell,
  buy,
  shoe,
  dip,
  'pull-behind': pullBehind,
  listen,
  uproot,
  drop,
  spill,
  measure,
  hook,
  track: follow,
  'look-in': lookIn,
  'look-into': lookInto,
  'look-under': lookUnder,
  tether,
  topple,
  flagpole,
  flee,
  'dig-in': digIn,
  pinch,
  tangle,
  caught,
  'head-in': headIn,
  grasp,
  gnaw,
  peck,
  'butt-heads': buttHeads,
  'peck-grain': peckGrain,
  knock,
  pop,
  pore,
  keep,
  sprinkle,
  'eat-with': eatWith,
  'up-ladder': atLadder,
  muzzle,
  claw,
  'call-at': callAt,
  'own-tail': ownTail,
  'own-paw': ownPaw,
  'kick-back': kickBack,
  stow,
  sniff,
  pile,
  heap,
  'at-window': atWindow,
  'in-view': inView,
  'nose-to-nose': noseToNose,
  'back-to-back': backToBack,
  'crossed-necks': crossedNecks,
  'in-love': inLove,
  wedge,
  dig,
  flip,
  toss,
  box,
  guard,
  'scrub-floor': scrubFloor,
  'roll-out': rollOut,
  knead: rollOut,
  'at-stove': atStove,
  peel: inHands,
  'drink-from': drinkFrom,
  'jump-in': jumpIn,
  'leap-off': leapOff,
  across,
  'arm-wrestle': armWrestle,
  'from-oven': fromOven,
  'at-door': atDoor,
  'lay-flat': layFlat,
  dunk,
  unwrap,
  'put-in': putIn,
  trim,
  pump,
  'hands-at': handsAt,
  chop,
  'on-lap': onLap,
  'at-wheel': atWheel,
  peg,
  'in-hands': inHands,
  wring,
  'on-wall': onWall,
  drench,
  'shake-off': shakeOff,
  // Staged by where everybody sits.
  together: () => {},
}
