import { type PDFContext, PDFDocument, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import type { Plate } from './plate.ts'

/** A plate in its place, from the upper left corner of the sheet. */
export interface Placed {
  plate: number
  x: number
  y: number
  /** How wide it is there, in points. */
  width: number
  /** Like ink over what lies below. */
  multiply?: boolean
}

export interface PdfOrder {
  title: string
  author: string
  /** What made it. */
  producer: string
  madeAt: Date
  width: number
  height: number
  plates: readonly Plate[]
  /** One list for each sheet; an empty one stays blank. */
  sheets: readonly (readonly Placed[])[]
}

/** What was drawn before becomes one file. A plate that lies on several sheets is in it once. */
export async function makePdf(order: PdfOrder): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(order.title, { showInWindowTitleBar: true })
  pdf.setAuthor(order.author)
  pdf.setSubject('A coloring book')
  pdf.setLanguage('en')
  pdf.setProducer(order.producer)
  pdf.setCreator(order.producer)
  pdf.setCreationDate(order.madeAt)
  pdf.setModificationDate(order.madeAt)
  const objects = order.plates.map((plate) => keepPlate(pdf.context, plate))
  const multiply = pdf.context.register(pdf.context.obj({ Type: 'ExtGState', BM: 'Multiply' }))
  for (const placed of order.sheets) {
    const sheet = pdf.addPage([order.width, order.height])
    const drawn = placed.map((one) => put(sheet, one, { objects, plates: order.plates, multiply }))
    if (drawn.length > 0) sheet.node.addContentStream(pdf.context.register(pdf.context.flateStream(drawn.join('\n'))))
  }
  return pdf.save()
}

function keepPlate(context: PDFContext, plate: Plate): PDFRef {
  switch (plate.kind) {
    case 'lines':
      return context.register(
        context.stream(plate.packed, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, plate.width, plate.height],
          Resources: {},
          Filter: 'FlateDecode',
        }),
      )
    case 'pixels':
      return context.register(
        context.stream(plate.packed, { ...imageOf(plate.side), ColorSpace: 'DeviceGray', Filter: 'FlateDecode' }),
      )
    case 'photo':
      return context.register(
        context.stream(plate.jpeg, { ...imageOf(plate.side), ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' }),
      )
  }
}

/** One piece of paint: what is white in it hides the lines behind it, and only then it is laid over the rest. */
function asOne(context: PDFContext, object: PDFRef, plate: Plate): PDFRef {
  if (plate.kind !== 'lines') return object
  const form = context.stream('/Lines Do', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, plate.width, plate.height],
    Resources: { XObject: { Lines: object } },
    Group: { Type: 'Group', S: 'Transparency' },
  })
  return context.register(form)
}

const imageOf = (side: number) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: side,
  Height: side,
  BitsPerComponent: 8,
  Interpolate: true,
})

interface Kept {
  objects: readonly PDFRef[]
  plates: readonly Plate[]
  multiply: PDFRef
}

/** A PDF counts from below; our drawings from above. An image is one unit wide and high, whatever it holds. */
function put(sheet: PDFPage, { plate, x, y, width, multiply }: Placed, kept: Kept): string {
  const object = kept.objects[plate]
  const what = kept.plates[plate]
  if (!object || !what) throw new Error(`There is no plate ${plate}`)
  const { context } = sheet.doc
  const name = sheet.node.newXObject('Plate', multiply ? asOne(context, object, what) : object)
  const top = sheet.getHeight() - y
  const scale = what.kind === 'lines' ? width / what.width : width
  const matrix = what.kind === 'lines' ? [scale, 0, 0, -scale, x, top] : [scale, 0, 0, scale, x, top - width]
  const state = multiply ? `${sheet.node.newExtGState('Over', kept.multiply)} gs\n` : ''
  return `q\n${state}${matrix.map((value) => Number(value.toFixed(4))).join(' ')} cm\n${name} Do\nQ`
}
