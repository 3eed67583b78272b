import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fontkit from '@cantoo/fontkit'
import {
  appendBezierCurve,
  beginText,
  concatTransformationMatrix,
  drawObject,
  endText,
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveTo,
  type PDFDocument,
  type PDFFont,
  PDFName,
  type PDFOperator,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  setFillingRgbColor,
  setFontAndSize,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingRgbColor,
  setTextMatrix,
  showText,
  stroke,
} from '@cantoo/pdf-lib'
import type { Look } from './task.ts'

const fontFile = (address: string) => readFile(fileURLToPath(address))

/** A hand (Caveat) and letters to be read (Noto Sans): both are under the Open Font License, which lets them be embedded. */
const hand = import.meta.resolve('@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf')
const plain = import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')

const ink = [0.09, 0.13, 0.36] as const
const grey = [0.25, 0.25, 0.28] as const
/** The pad that is drawn on: thousandths of its width. */
const pad = { width: 1000, height: 300 }

/** Letters of a text that a font has; what it has not is left out. */
function knownTo(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet())
  return Array.from(text.normalize('NFC'))
    .filter(letter => known.has(letter.codePointAt(0) ?? 0))
    .join('')
}

interface Written {
  font: PDFFont
  key: string
  text: string
  size: number
  x: number
  y: number
  colour: readonly [number, number, number]
}

const write = ({ font, key, text, size, x, y, colour }: Written): PDFOperator[] => [
  beginText(),
  setFillingRgbColor(...colour),
  setFontAndSize(key, size),
  setTextMatrix(1, 0, 0, 1, x, y),
  showText(font.encodeText(text)),
  endText(),
]

/** A line through points: straight to the second, then bent so that no corner is seen. */
function drawLine(points: readonly (readonly [number, number])[]): PDFOperator[] {
  const [first, ...rest] = points
  if (!first) return []
  // A dot is a line of no length, with round ends.
  if (rest.length === 0) return [moveTo(...first), lineTo(first[0] + 0.01, first[1]), stroke()]
  const operators = [moveTo(...first)]
  let [fromX, fromY] = first
  for (const [at, [x, y]] of rest.entries()) {
    const next = rest[at + 1]
    const [endX, endY] = next ? [(x + next[0]) / 2, (y + next[1]) / 2] : [x, y]
    operators.push(
      appendBezierCurve(
        fromX + ((x - fromX) * 2) / 3,
        fromY + ((y - fromY) * 2) / 3,
        endX + ((x - endX) * 2) / 3,
        endY + ((y - endY) * 2) / 3,
        endX,
        endY,
      ),
    )
    fromX = endX
    fromY = endY
  }
  return [...operators, stroke()]
}

/**
 * Draws how a signature looks into a document, as text wherever it is some.
 * @param size of the field as it is shown, in points
 * @param rotation degrees clockwise by which the page is shown: the field stands upright to its reader
 */
export async function drawAppearance(
  document: PDFDocument,
  { width, height, rotation }: { width: number; height: number; rotation: number },
  look: Look,
  lines: readonly string[],
): Promise<PDFRef> {
  document.registerFontkit(fontkit)
  const scale = height / 68
  const text = await document.embedFont(await fontFile(plain), { subset: true })
  const fonts: Record<string, PDFRef> = { Plain: text.ref }
  const small = 6.4 * scale
  const below = lines.length * small * 1.3 + 2 * scale
  const room = { x: 3 * scale, y: below, width: width - 6 * scale, height: height - below - 2 * scale }
  const pictures: Record<string, PDFRef> = {}
  const operators: PDFOperator[] = [pushGraphicsState()]
  if (look.kind === 'typed') {
    const script = await document.embedFont(await fontFile(hand), { subset: true })
    const isKnown = knownTo(script, look.text) === look.text.normalize('NFC')
    const font = isKnown ? script : text
    const shown = isKnown ? look.text.normalize('NFC') : knownTo(text, look.text)
    if (isKnown) fonts['Hand'] = script.ref
    const size = Math.min(
      room.height / 1.15,
      room.width / Math.max(font.widthOfTextAtSize(shown, 1), 0.01),
      30 * scale,
    )
    const y = room.y + (room.height - size) / 2 + size * 0.25
    operators.push(
      ...write({ font, key: isKnown ? 'Hand' : 'Plain', text: shown, size, x: room.x, y, colour: ink }),
    )
  } else if (look.kind === 'picture') {
    const picture = await document.embedPng(look.png)
    await picture.embed()
    pictures['Picture'] = picture.ref
    // As large as there is room, and no larger than its pixels: 150 of them make an inch at least.
    const share = Math.min(room.width / picture.width, room.height / picture.height, 0.48 * scale)
    const [wide, high] = [picture.width * share, picture.height * share]
    operators.push(
      pushGraphicsState(),
      concatTransformationMatrix(wide, 0, 0, high, room.x, room.y + (room.height - high) / 2),
      drawObject('Picture'),
      popGraphicsState(),
    )
  } else {
    const share = Math.min(room.width / pad.width, room.height / pad.height)
    operators.push(
      setStrokingRgbColor(...ink),
      setLineWidth(1.1 * scale),
      setLineCap(LineCapStyle.Round),
      setLineJoin(LineJoinStyle.Round),
      ...look.lines.flatMap(line =>
        drawLine(
          Array.from({ length: Math.floor(line.length / 2) }, (_, at) => [
            room.x + (line[2 * at] ?? 0) * share,
            room.y + room.height - (line[2 * at + 1] ?? 0) * share,
          ]),
        ),
      ),
    )
  }
  for (const [at, line] of lines.entries()) {
    const shown = knownTo(text, line)
    const size = Math.min(small, room.width / Math.max(text.widthOfTextAtSize(shown, 1), 0.01))
    const y = (lines.length - 1 - at) * small * 1.3 + 3 * scale
    operators.push(...write({ font: text, key: 'Plain', text: shown, size, x: room.x, y, colour: grey }))
  }
  operators.push(popGraphicsState())
  const content = operators.map(String).join('\n')
  const turned: Readonly<Record<number, readonly number[]>> = {
    90: [0, 1, -1, 0, 0, 0],
    180: [-1, 0, 0, -1, 0, 0],
    270: [0, -1, 1, 0, 0, 0],
  }
  const stream = document.context.flateStream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: [...(turned[rotation] ?? [1, 0, 0, 1, 0, 0])],
    Resources: { Font: fonts, ...(pictures['Picture'] && { XObject: pictures }) },
  })
  stream.dict.set(PDFName.of('FormType'), document.context.obj(1))
  return document.context.register(stream)
}
