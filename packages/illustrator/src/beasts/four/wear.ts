import type { Ask } from '../rig/actor.ts'
import type { Kit } from './kit.ts'

export function wearBehind(_k: Kit, _wears: Ask['wears']): void {}
export function wearOnBody(_k: Kit, _wears: Ask['wears']): void {}
export function wearOnHead(_k: Kit, _wears: Ask['wears']): void {}
