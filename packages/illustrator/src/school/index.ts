/** Pages for school: what a prompt asks for, and its drawing. */

import { caption } from '../lettering/ink.ts'
import { counted } from '../lettering/number.ts'
import { namesFor, objectsOf } from '../lettering/objects.ts'
import { page } from '../ornate/kit/marks.ts'
import { askedLabels } from './asked-parts.ts'
import { bookmarksPage, certificatePage, nameTagPage, nameTagsPage, rulesPage } from './cards.ts'
import type { Cell, Write } from './chart.ts'
import { blank, dashed, diagramPage, gridPage } from './chart.ts'
import { colorByNumberPage } from './color-by-number.ts'
import { DIAGRAMS } from './diagrams.ts'
import { FEELINGS, feeling, SENSES, smiling } from './faces.ts'
import { labelIn } from './labels.ts'
import { clockPage, coin, FIGURES, treasureMapPage } from './pages.ts'
import { partsOf, sketchedDiagram } from './parts.ts'
import { fractionsPage } from './pizza.ts'
import { earthOrbitPage } from './plates/earth-orbit.ts'
import { chainPage, cyclePage } from './plates/rounds.ts'
import { solarSystemPage } from './plates/solar-system.ts'
import { waterCyclePage } from './plates/water-cycle.ts'
import { calendarPage, countPage, cutPage, matchPage, numberLinePage, numbersPage, weekChartPage } from './practice.ts'
import type { School } from './school.ts'
import { foodPyramidPage, partOf, statesPage } from './science.ts'
import { bearingPage } from './sheet/bearing.ts'
import { continentsPage } from './sheet/continents.ts'
import { bagPuppetPage, crownPage, maskPage } from './sheet/cut-outs.ts'
import { dotsPage } from './sheet/dots.ts'
import { flagsPage } from './sheet/flags.ts'
import { gumballsPage, rowsPage } from './sheet/gumballs.ts'
import { layersPage } from './sheet/layers.ts'
import { mazePage } from './sheet/maze.ts'
import { outlinePage } from './sheet/outlines.ts'
import { sheetPage } from './sheet/page.ts'
import { caterpillarPage, trainPage } from './sheet/rows.ts'
import { shapeRobotPage } from './sheet/shape-robot.ts'
import { familyTreePage, framePage } from './sheet/to-fill.ts'
import { unitedStatesPage } from './sheet/united-states.ts'
import { vennPage } from './sheet/venn.ts'
import { waysPage } from './sheet/ways.ts'
import { wordSearchPage } from './sheet/word-search.ts'
import { sketchOf } from './sketch.ts'
import { barChartPage, platePage, rainbowPage, sumPage, townMapPage, tracePage, weatherWeekPage } from './worksheets.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const titled = (text: string) => text.split(' ').map(capital).join(' ')

/** "young x" and "baby of x" are x, smaller beside the grown one. */
const SMALLER: Record<string, number> = { young: 0.66, 'baby of': 0.42 }

const cellOf = (label: string, name: string): Cell[] => {
  const [, age = '', grown = name] = /^(young|baby of) (.+)$/.exec(name) ?? []
  const draw = sketchOf(grown) ?? objectsOf([grown])[0]
  const size = SMALLER[age] ?? 1
  return draw ? [{ label, draw: (x, y, w, h) => draw(x, y, w * size, h * size) }] : []
}

/** How far below the middle a figure has room for its face. */
const FACE_AT: Record<string, number> = { triangle: 0.32, heart: -0.12, star: 0.08 }
const FACE_SIZE: Record<string, number> = { triangle: 0.95, star: 0.95, diamond: 0.95, rectangle: 1.15, crescent: 0 }

const figure =
  (faces: boolean, toTrace = false) =>
  (name: string): Cell => ({
    label: name,
    draw: (x, y, w, h) => {
      const r = Math.min(w, h) * 0.42
      const wide = r * (FACE_SIZE[name] ?? 1.3)
      const face = faces && wide ? smiling(x, y + r * (FACE_AT[name] ?? 0), wide, wide) : ''
      const drawn = FIGURES[name]?.(x, y, r) ?? ''
      return (toTrace ? dashed(drawn) : drawn) + face
    },
  })

const headingOf = (subject: string): string => {
  const article = /^(?:face|earth|body)$/.test(subject) ? 'the' : /^[aeiou]/.test(subject) ? 'an' : 'a'
  return `${subject === 'earth' ? 'Layers' : 'Parts'} of ${article} ${titled(subject)}`
}

/** Null where a part of it cannot be drawn after all. */
export function drawSchool(asked: School): string | null {
  const lang = asked.lang ?? 'en'
  const say = (english: string) => labelIn(lang, english)
  const write: Write = (text, place, mostSize) =>
    asked.toFill || !say(text) ? blank(text, place, mostSize) : caption(say(text), place, mostSize)
  switch (asked.kind) {
    case 'cycle': {
      const cells = asked.stages.flatMap(({ label, noun }) => cellOf(label, noun))
      return cells.length === asked.stages.length
        ? cyclePage(
            cells,
            lang === 'en' ? `${titled(asked.of)} ${asked.of === 'rock' ? '' : 'Life '}Cycle` : say('Life Cycle'),
            write,
          )
        : null
    }
    case 'diagram': {
      const sketched = sketchedDiagram(asked.of)
      const drawn = sketched ?? DIAGRAMS[asked.of]?.() ?? partsOf(asked.of)
      if (!drawn) return null
      const labels = askedLabels(asked.of, drawn.labels, asked.written)
      const heading = say(sketched?.heading ?? headingOf(asked.subject))
      const bank = asked.toFill && asked.hasWords ? labels.map(({ text }) => text) : []
      return diagramPage({ ...drawn, labels }, heading, write, bank)
    }
    case 'water cycle':
      return waterCyclePage(write, say('Water Cycle'))
    case 'earth orbit':
      return earthOrbitPage(write)
    case 'solar system':
      return solarSystemPage(write)
    case 'treasure map':
      return treasureMapPage(asked.with)
    case 'clock':
      return clockPage(asked.hours, asked.minutes)
    case 'fractions':
      return fractionsPage(asked.parts, asked.shaded, asked.topping)
    case 'shapes':
      return gridPage(
        asked.names.map(figure(asked.faces, asked.toTrace)),
        asked.toTrace ? 'Trace the Shapes' : 'Shapes',
        write,
      )
    case 'feelings':
      return gridPage(
        asked.names
          .filter((name) => FEELINGS.has(name))
          .map((name, i) => ({ label: name, draw: feeling(name, asked.who[i % asked.who.length]) })),
      )
    case 'senses':
      return gridPage(
        [
          ...Object.entries(SENSES).map(([label, draw]) => ({ label, draw })),
          ...(asked.who ? cellOf('me', asked.who) : []),
        ],
        'Five Senses',
      )
    case 'chart':
      return gridPage(
        asked.cells.flatMap(({ label, noun }) => cellOf(label, noun)),
        asked.heading && say(asked.heading),
        write,
        asked.columns,
      )
    case 'food chain':
      return chainPage(
        asked.cells.flatMap(({ label, noun }) => cellOf(label, noun)),
        write,
      )
    case 'weather week':
      return weatherWeekPage(asked.days)
    case 'sum':
      return sumPage(asked)
    case 'plate':
      return platePage(write)
    case 'town map':
      return townMapPage(write)
    case 'bar chart':
      return barChartPage(asked.names, asked.heading)
    case 'trace':
      return tracePage(asked.text, asked.with.length ? asked.with : namesFor(asked.text).slice(0, 1))
    case 'match':
      return matchPage(asked.pairs)
    case 'count':
      return countPage(asked.n, asked.of, asked.isGiven, say(asked.isGiven ? 'Count and Color' : 'How Many?'))
    case 'bearing':
      return bearingPage(asked.holder, asked.n, asked.of, asked.isSaid)
    case 'cut':
      return cutPage(asked.names)
    case 'bookmarks':
      return bookmarksPage(asked.n, asked.names, asked.words)
    case 'name tag':
      return nameTagPage(asked.whose, asked.names)
    case 'name tags':
      return nameTagsPage(asked.names)
    case 'hundred':
      return numbersPage('1 to 100', (row, column) => row * 10 + column + 1)
    case 'times table':
      return numbersPage('Times Table', (row, column) => (row + 1) * (column + 1))
    case 'week chart':
      return weekChartPage(asked.heading, asked.sign)
    case 'food pyramid':
      return foodPyramidPage(write)
    case 'states of matter':
      return statesPage(write)
    case 'class rules':
      return rulesPage(asked.rules)
    case 'number line':
      return numberLinePage(asked.from, asked.to, asked.hopper)
    case 'calendar':
      return calendarPage(asked.month, asked.firstDay, asked.days, asked.names)
    case 'color by number':
      return colorByNumberPage(asked.of, asked.most)
    case 'certificate':
      return certificatePage(asked.award, asked.name)
    case 'parts of a whole':
      return gridPage(
        asked.parts.map(({ label, n }) => partOf(label, n, asked.isPizza)),
        'Fractions',
        write,
        asked.parts.length > 4 ? 3 : 2,
      )
    case 'rainbow':
      return rainbowPage(write)
    case 'sheet':
      return sheetPage(asked.sheet, write)
    case 'maze':
      return mazePage(asked.heading, asked.from, asked.to, asked.size)
    case 'word search':
      return wordSearchPage(asked.heading, asked.names)
    case 'ways':
      return waysPage(asked.heading, asked.from, asked.to, asked.lines)
    case 'dots':
      return dotsPage(asked.of, asked.most)
    case 'layers':
      return layersPage(asked.heading, asked.bands, write)
    case 'venn':
      return vennPage(asked.names)
    case 'outline':
      return outlinePage(asked)
    case 'continents':
      return continentsPage(write, asked.withAnimals)
    case 'flags':
      return flagsPage(asked.names, write)
    case 'caterpillar':
      return caterpillarPage(asked.heading, asked.parts)
    case 'train':
      return trainPage(asked.parts)
    case 'robot of shapes':
      return shapeRobotPage()
    case 'united states':
      return unitedStatesPage()
    case 'coins':
      return gridPage(asked.cells.map(({ label, worth }) => ({ label, draw: coin(worth) })))
    case 'crown':
      return crownPage(asked.names, asked.words)
    case 'mask':
      return maskPage(asked.of)
    case 'bag puppet':
      return bagPuppetPage(asked.of)
    case 'family tree':
      return familyTreePage(write)
    case 'frame':
      return framePage(asked.heading)
    case 'gumballs':
      return gumballsPage()
    case 'rows':
      return rowsPage(asked.of, asked.rows, asked.each)
    case 'counted': {
      const [thing] = objectsOf([asked.of])
      return thing ? page(counted(asked.n, thing, { x: 60, y: 60, w: 904, h: 904 })) : null
    }
  }
}
