/** Garments that cover the trunk or the legs; those for the lower half leave the upper one alone and the other way round. */
import {
  armor,
  baggy,
  coat,
  dress,
  gown,
  leotard,
  long,
  robe,
  shorts,
  skirt,
  tee,
  tight,
  trim,
  trousers,
  tutu,
} from '../roles/cloth.ts'
import { FULL, type Outfit } from './outfit.ts'
import { instead, type Put } from './put.ts'

const upper =
  (garment: (tint: string) => Partial<Outfit>): Put =>
  (o, tint) => {
    const legs = o.bottom ? {} : o.skirt ? {} : shorts('cloth5')
    return { ...instead(garment, ['bottom', 'skirt'])(o, tint), ...(o.shoes ? legs : {}) }
  }
const lower =
  (garment: (tint: string) => Partial<Outfit>): Put =>
  (o, tint) => {
    const { bottom: _, skirt: __, ...rest } = o
    const top = o.top && o.top.hem < 0.9 ? { top: { ...o.top, hem: 1.02 } } : {}
    return { ...rest, ...top, ...garment(tint) }
  }

export const WORN_WHOLE: Record<string, Put> = {
  't-shirt': upper((tint) => tee(tint || 'cloth1')),
  sweater: upper((tint) => ({ ...long(tint || 'cloth4'), trims: [trim('hem', 'any1')] })),
  jacket: upper((tint) => ({
    ...long(tint || 'cloth1'),
    trims: ['zip', 'collar', 'pocket'].map((kind) => trim(kind, tint || 'cloth1')),
  })),
  coat: (o, tint) => ({
    ...instead(
      (c) => ({ ...coat(c || 'bark', 0.44), trims: [trim('lapels', c || 'bark'), trim('buttons', 'cream')] }),
      ['bottom'],
    )(o, tint),
  }),
  raincoat: (o, tint) => ({
    ...instead(
      (c) => ({
        ...coat(c || 'gamboge', 0.4),
        trims: [trim('zip', 'gamboge')],
        hat: { kind: 'hood', tint: c || 'gamboge' },
      }),
      ['bottom'],
    )(o, tint),
  }),
  uniform: instead((tint) => ({
    ...long(tint || 'blue'),
    ...trousers(tint || 'blue'),
    trims: [trim('collar', 'cloud'), trim('buttons', 'gamboge'), trim('belt', 'slate')],
  })),
  suit: instead((tint) => ({
    ...long(tint || 'slate'),
    ...trousers(tint || 'slate'),
    trims: [trim('lapels', tint || 'slate'), trim('pocket', tint || 'slate'), trim('bowtie', 'vermilion')],
  })),
  pants: lower((tint) => trousers(tint || 'bark')),
  shorts: lower((tint) => shorts(tint || 'blue')),
  'swim trunks': (o, tint) => {
    const { shoes: _, socks: __, ...rest } = lower((c) => shorts(c || 'cerulean'))(o, tint)
    return o.top ? rest : { ...rest, trims: [...rest.trims, trim('belt', 'cloud')] }
  },
  jeans: lower((tint) => trousers(tint || 'blue')),
  skirt: lower((tint) => skirt(tint || 'cloth2')),
  kilt: (o, tint) => {
    const put = lower((c) => ({
      skirt: { from: 0.86, to: 0.44, flare: 0.7, tint: c || 'vermilion', print: 'checks' },
    }))(o, tint)
    return { ...put, socks: { to: 0.4, tint: 'cream' }, trims: [...put.trims, trim('sporran', 'cloud')] }
  },
  tutu: lower((tint) => tutu(tint || 'blush')),
  // Over a skirt its legs would come out below the hem.
  overalls: instead((tint) => ({
    ...tee('cloth3'),
    ...trousers(tint || 'blue'),
    trims: [trim('bib', tint || 'blue')],
  })),
  // Who wears a gown anyway has it in the color that was said.
  dress: (o, tint) =>
    o.top && o.skirt && o.skirt.flare > FULL
      ? { ...o, top: { ...o.top, tint: tint || o.top.tint }, skirt: { ...o.skirt, tint: tint || o.skirt.tint } }
      : instead((c) => dress(c || 'cloth2'))(o, tint),
  'princess dress': instead((tint) => gown(tint || 'pink')),
  'wedding dress': instead((tint) => ({ ...gown(tint || 'cloud'), hat: { kind: 'veil' } })),
  kimono: instead((tint) => ({ ...robe(tint || 'rose'), trims: [trim('wrap', 'cloud'), trim('obi', 'gamboge')] })),
  hanbok: instead((tint) => ({
    top: { sleeves: 0.92, hem: 0.5, tint: tint || 'gamboge', cut: 'bell' },
    skirt: { from: 0.42, to: 0.86, flare: 1.9, tint: 'rose' },
    trims: [trim('bow', 'vermilion')],
  })),
  'flamenco dress': instead((tint) => ({
    top: { sleeves: 0.5, hem: 0.74, tint: tint || 'vermilion', print: 'dots' },
    skirt: { from: 0.66, to: 0.96, flare: 2.3, tint: tint || 'vermilion', tiers: 3, print: 'dots' },
  })),
  dirndl: instead((tint) => ({
    top: { sleeves: 0.3, hem: 0.66, tint: 'cloud', cut: 'puff' },
    skirt: { from: 0.6, to: 0.66, flare: 1.5, tint: tint || 'cloth2' },
    trims: [trim('vest', 'leaf'), trim('apron', 'cream')],
  })),
  lederhosen: instead((tint) => ({
    ...tee('cloud'),
    ...shorts(tint || 'bark'),
    socks: { to: 0.34, tint: 'cream' },
    trims: [trim('bib', tint || 'bark')],
  })),
  poncho: upper((tint) => ({
    top: { sleeves: 0.56, hem: 1.12, tint: tint || 'vermilion', cut: 'bell', print: 'stripes' },
  })),
  sari: instead((tint) => {
    const { top, skirt } = dress(tint || 'rose', 0.9, 0.3)
    return { top, skirt: { ...skirt, print: 'flowers' }, trims: [trim('pallu', 'gamboge')] }
  }),
  pajamas: instead((tint) => ({
    ...long(tint || 'sky'),
    bottom: { to: 0.9, tint: tint || 'sky', ease: 0.24, end: 0.3 },
    trims: [trim('collar', 'cloud'), trim('buttons', 'cloud')],
    shoes: { kind: 'slipper', tint: 'any3' },
  })),
  swimsuit: (o, tint) => {
    const {
      shoes: _,
      socks: __,
      ...rest
    } = instead((c) => ({
      top: { sleeves: 0, hem: 1.04, tint: c || 'cerulean', ease: 0.02 },
      bottom: { to: 0.16, tint: c || 'cerulean', ease: 0.06, end: 0.2 },
      trims: [trim('stripes', 'cloud')],
    }))(o, tint)
    return rest
  },
  'karate suit': (o, tint) => {
    const {
      shoes: _,
      socks: __,
      ...rest
    } = instead((c) => ({
      ...long(c || 'cloud'),
      bottom: { to: 0.84, tint: c || 'cloud', ease: 0.3, end: 0.4 },
      trims: [trim('wrap', 'cloud'), trim('knotted belt', 'night')],
    }))(o, tint)
    return rest
  },
  armor: (o, tint) => {
    if (o.plated && !tint) return o
    const plates = (c: string) => ({ ...armor(c), trims: [trim('plates', c), trim('belt', 'umber')] })
    return { hat: { kind: 'knight' }, ...instead((c) => plates(c || 'stone'))(o, tint) }
  },
  leotard: instead((tint) => ({ ...leotard(tint || 'rose'), trims: [trim('sash', 'gamboge')] })),
  'space suit': instead((tint) => ({
    ...baggy(tint || 'cloud'),
    shoes: { kind: 'boot', tint: 'stone' },
    gloves: 'stone',
    hat: { kind: 'space' },
    trims: [trim('panel', 'sky')],
  })),
  costume: instead((tint) => ({
    ...tight(tint || 'cerulean'),
    face: ['eye mask'],
    back: [trim('cape', 'vermilion')],
    trims: [trim('emblem', 'gamboge')],
  })),
  'ghost costume': instead(() => ({ lower: { kind: 'ghost', tint: 'cloud' }, hat: { kind: 'hood', tint: 'cloud' } })),
}
