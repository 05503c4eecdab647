import type { Thing } from '../../art/art.ts'
import { BALLS } from './balls.ts'
import { BOARD_GAMES } from './board-games.ts'
import { DOLLS } from './dolls.ts'
import { GAMES } from './games.ts'
import { GYM } from './gym.ts'
import { MACHINES } from './machines.ts'
import { NOVELTIES } from './novelties.ts'
import { OLD_GAMES } from './old-games.ts'
import { OUTDOOR_TOYS } from './outdoors.ts'
import { PARTY_GAMES } from './party-games.ts'
import { PLAY } from './play.ts'
import { PLAYGROUND } from './playground.ts'
import { POCKET_TOYS } from './pocket-toys.ts'
import { RAG_DOLL } from './rag-doll.ts'
import { SPORT } from './sport.ts'
import { TOY_TRAIN } from './toy-train.ts'

export const TOYS: Thing[] = [
  BALLS,
  DOLLS,
  PLAYGROUND,
  SPORT,
  GAMES,
  PLAY,
  OUTDOOR_TOYS,
  GYM,
  PARTY_GAMES,
  BOARD_GAMES,
  NOVELTIES,
  MACHINES,
  POCKET_TOYS,
  OLD_GAMES,
  TOY_TRAIN,
  RAG_DOLL,
].flat()
