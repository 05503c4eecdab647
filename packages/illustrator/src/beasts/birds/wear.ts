import type { Ask } from '../rig/actor.ts'
import type { Ink } from '../rig/ink.ts'
import type { Bird, BirdBones } from './types.ts'

export function birdWear(_ink: Ink, _b: Bird, _s: BirdBones, _wears: Ask['wears']): void {}
