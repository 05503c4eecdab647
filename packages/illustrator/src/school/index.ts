/** Pages for school: what a prompt asks for, and its drawing. */

import { caption } from '../lettering/ink.ts'
import { counted } from '../lettering/number.ts'
import { objectsOf } from '../lettering/objects.ts'
import { page } from '../ornate/kit/marks.ts'
import type { Cell } from './chart.ts'
import { blank, cyclePage, diagramPage, gridPage } from './chart.ts'
import { DIAGRAMS } from './diagrams.ts'
import { FEELINGS, feeling, SENSES } from './faces.ts'
import { clockPage, coin, FIGURES, fractionsPage, solarSystemPage, treasureMapPage, waterCyclePage } from './pages.ts'
import type { School } from './school.ts'
import {
  barChartPage,
  chainPage,
  platePage,
  rainbowPage,
  sumPage,
  townMapPage,
  tracePage,
  weatherWeekPage,
  worldMapPage,
} from './worksheets.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const cellOf = (label: string, name: string): Cell[] => objectsOf([name]).map((draw) => ({ label, draw }))

const figure = (name: string): Cell => ({
  label: name,
  draw: (x, y, w, h) => FIGURES[name]?.(x, y, Math.min(w, h) * 0.42) ?? '',
})

/** Null where a part of it cannot be drawn after all. */
export function drawSchool(asked: School): string | null {
  const write = asked.toFill ? blank : caption
  switch (asked.kind) {
    case 'cycle': {
      const cells = asked.stages.flatMap(({ label, noun }) => cellOf(label, noun))
      return cells.length === asked.stages.length ? cyclePage(cells, `${capital(asked.of)} Life Cycle`, write) : null
    }
    case 'diagram': {
      const diagram = DIAGRAMS[asked.of]?.()
      return diagram
        ? diagramPage(
            diagram,
            `Parts of ${/^(face|earth|body)$/.test(asked.of) ? 'the' : /^[aeiou]/.test(asked.of) ? 'an' : 'a'} ${capital(asked.of)}`,
            write,
          )
        : null
    }
    case 'water cycle':
      return waterCyclePage(write)
    case 'solar system':
      return solarSystemPage(write)
    case 'treasure map':
      return treasureMapPage(asked.with)
    case 'clock':
      return clockPage(asked.hours, asked.minutes)
    case 'fractions':
      return fractionsPage(asked.parts)
    case 'shapes':
      return gridPage(asked.names.map(figure), 'Shapes', write)
    case 'feelings':
      return gridPage(
        asked.names.filter((name) => FEELINGS.has(name)).map((name) => ({ label: name, draw: feeling(name) })),
      )
    case 'senses':
      return gridPage(
        Object.entries(SENSES).map(([label, draw]) => ({ label, draw })),
        'Five Senses',
      )
    case 'chart':
      return gridPage(
        asked.cells.flatMap(({ label, noun }) => cellOf(label, noun)),
        asked.heading,
        write,
      )
    case 'food chain':
      return chainPage(
        asked.cells.flatMap(({ label, noun }) => cellOf(label, noun)),
        write,
      )
    case 'weather week':
      return weatherWeekPage()
    case 'sum':
      return sumPage(asked.a, asked.sign, asked.b, asked.of)
    case 'plate':
      return platePage(write)
    case 'town map':
      return townMapPage(write)
    case 'bar chart':
      return barChartPage(asked.names, asked.heading)
    case 'trace':
      return tracePage(asked.text)
    case 'rainbow':
      return rainbowPage(write)
    case 'world map':
      return worldMapPage()
    case 'coins':
      return gridPage(asked.cells.map(({ label, worth }) => ({ label, draw: coin(worth) })))
    case 'counted': {
      const [thing] = objectsOf([asked.of])
      return thing ? page(counted(asked.n, thing, { x: 60, y: 60, w: 904, h: 904 })) : null
    }
  }
}
