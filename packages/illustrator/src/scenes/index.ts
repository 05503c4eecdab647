/** Every place a page can play in. A new one is a file beside this, a line here, and its words in data/settings.txt. */
import { arcticScene } from './arctic.ts'
import { autumnScene } from './autumn.ts'
import { beachScene } from './beach.ts'
import { christmasScene } from './christmas.ts'
import { circusScene } from './circus.ts'
import { cityScene } from './city.ts'
import { desertScene } from './desert.ts'
import { easterScene } from './easter.ts'
import { fairytaleScene } from './fairytale.ts'
import { farmScene } from './farm.ts'
import { forestScene } from './forest.ts'
import { gardenScene } from './garden.ts'
import { hillsScene } from './hills.ts'
import { indoorScene } from './indoor.ts'
import { jungleScene } from './jungle.ts'
import { kitchenScene } from './kitchen.ts'
import { meadowScene } from './meadow.ts'
import { mountainScene } from './mountain.ts'
import { nightScene } from './night.ts'
import { parkScene } from './park.ts'
import { partyScene } from './party.ts'
import { pondScene } from './pond.ts'
import { rainScene } from './rain.ts'
import { roadScene } from './road.ts'
import { savannaScene } from './savanna.ts'
import { seaScene } from './sea.ts'
import { showcase } from './showcase.ts'
import { skyScene } from './sky.ts'
import { spaceScene } from './space.ts'
import { spookyScene } from './spooky.ts'
import type { Scene, Stage } from './stage.ts'
import { theaterScene } from './theater.ts'
import { trainScene } from './train.ts'
import { underwaterScene } from './underwater.ts'
import { villageScene } from './village.ts'

const withRainbow = (stage: Stage): Scene => {
  stage.rainbow = true
  return meadowScene(stage)
}

export const SCENES: Record<string, (stage: Stage) => Scene> = {
  arctic: arcticScene,
  autumn: autumnScene,
  beach: beachScene,
  christmas: christmasScene,
  circus: circusScene,
  city: cityScene,
  desert: desertScene,
  easter: easterScene,
  fairytale: fairytaleScene,
  farm: farmScene,
  forest: forestScene,
  garden: gardenScene,
  hills: hillsScene,
  indoor: indoorScene,
  jungle: jungleScene,
  kitchen: kitchenScene,
  meadow: meadowScene,
  mountain: mountainScene,
  music: (stage) => showcase(stage, 'music'),
  night: nightScene,
  park: parkScene,
  party: partyScene,
  pond: pondScene,
  prehistoric: jungleScene,
  rain: rainScene,
  rainbow: withRainbow,
  road: roadScene,
  savanna: savannaScene,
  sea: seaScene,
  showcase: (stage) => showcase(stage),
  sky: skyScene,
  space: spaceScene,
  spooky: spookyScene,
  theater: theaterScene,
  train: trainScene,
  underwater: underwaterScene,
  village: (stage) => villageScene(stage, false),
  winter: (stage) => villageScene(stage, true),
}
