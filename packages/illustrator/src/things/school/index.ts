import type { Thing } from '../../art/art.ts'
import { BOARDS } from './boards.ts'
import { DESK } from './desk.ts'
import { FORMS } from './forms.ts'
import { OFFICE } from './office.ts'
import { ROOM } from './room.ts'
import { SHEETS } from './sheets.ts'

export const SCHOOL: Thing[] = [FORMS, BOARDS, DESK, ROOM, SHEETS, OFFICE].flat()
