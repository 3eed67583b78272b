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
  rectangle,
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
import { largestText, lineHeight, textEdge } from '@parvis/signatures/field-text'
import type { Hand, Look } from './task.ts'

const fontFile = (address: string) => readFile(fileURLToPath(address))

/**
 * Handwriting fonts (Caveat, Dancing Script, Marck Script) and a plain one (Noto Sans). All are under the Open Font
 * License, which permits embedding.
 */
const handwritings: Readonly<Record<Hand, string>> = {
  casual: import.meta.resolve('@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf'),
  rounded: import.meta.resolve('@expo-google-fonts/dancing-script/400Regular/DancingScript_400Regular.ttf'),
  slanted: import.meta.resolve('@expo-google-fonts/marck-script/400Regular/MarckScript_400Regular.ttf'),
}
const plain = import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')

const ink = [0.09, 0.13, 0.36] as const
const grey = [0.25, 0.25, 0.28] as const
/** The size of the drawing pad, in thousandths of its width. */
const pad = { width: 1000, height: 300 }

/** Keeps the characters of a text that a font has, and drops the others. */
function knownTo(font: Pick<PDFFont, 'getCharacterSet'>, text: string): string {
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

/** Draws a line through points: straight to the second, then curved so that no corner shows. */
function drawLine(points: readonly (readonly [number, number])[]): PDFOperator[] {
  const [first, ...rest] = points
  if (!first) return []
  // A dot is a line of almost no length with round ends.
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

/** The means to write into a document: fonts are embedded once, and only where they are used. */
export interface Pen {
  document: PDFDocument
  text: () => Promise<PDFFont>
  hand: (hand: Hand) => Promise<PDFFont>
}

export function openPen(document: PDFDocument): Pen {
  document.registerFontkit(fontkit)
  const once = (address: string) => {
    let font: Promise<PDFFont> | undefined
    return () => (font ??= (async () => document.embedFont(await fontFile(address), { subset: true }))())
  }
  const hands = {
    casual: once(handwritings.casual),
    rounded: once(handwritings.rounded),
    slanted: once(handwritings.slanted),
  }
  return { document, text: once(plain), hand: each => hands[each]() }
}

/** The field as it is displayed, in points. */
export interface FieldShape {
  width: number
  height: number
  /** Clockwise rotation of the displayed page in degrees; the field stands upright for its reader. */
  rotation: number
}

/** Drawing operators and the resources they need. */
interface Drawn {
  operators: readonly PDFOperator[]
  fonts?: Readonly<Record<string, PDFRef>>
  pictures?: Readonly<Record<string, PDFRef>>
}

const turned: Readonly<Record<number, readonly number[]>> = {
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
}

/** Registers the appearance stream of a field. */
function register(
  { context }: PDFDocument,
  { width, height, rotation }: FieldShape,
  { operators, fonts = {}, pictures = {} }: Drawn,
): PDFRef {
  const content = [pushGraphicsState(), ...operators, popGraphicsState()].map(String).join('\n')
  const stream = context.flateStream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: [...(turned[rotation] ?? [1, 0, 0, 1, 0, 0])],
    Resources: {
      ...(Object.keys(fonts).length > 0 && { Font: fonts }),
      ...(Object.keys(pictures).length > 0 && { XObject: pictures }),
    },
  })
  stream.dict.set(PDFName.of('FormType'), context.obj(1))
  return context.register(stream)
}

interface Room {
  x: number
  y: number
  width: number
  height: number
}

const readLetters = new Map<Hand, Promise<number[]>>()
/**
 * The characters of a handwriting, read once. It is checked before it is embedded, so that a document carries no unused
 * font.
 */
function lettersOf(hand: Hand): Promise<number[]> {
  const known = readLetters.get(hand)
  if (known) return known
  const read = fontFile(handwritings[hand]).then(bytes => {
    const file = fontkit.create(bytes)
    return 'characterSet' in file ? file.characterSet : []
  })
  readLetters.set(hand, read)
  return read
}

/**
 * The handwriting for a name: the chosen one, else the first, which has the most characters; undefined if neither has
 * them all.
 */
async function handFor(text: string, chosen: Hand): Promise<Hand | undefined> {
  for (const hand of [chosen, 'casual'] as const) {
    const letters = await lettersOf(hand)
    if (knownTo({ getCharacterSet: () => letters }, text) === text) return hand
  }
  return undefined
}

/** Draws a typed name, drawn lines or a picture into a box. @param scale for what does not grow with the box */
async function drawLook({ document, ...fonts }: Pen, room: Room, look: Look, scale: number): Promise<Drawn> {
  if (look.kind === 'typed') {
    const name = look.text.normalize('NFC')
    const hand = await handFor(name, look.hand ?? 'casual')
    const font = await (hand ? fonts.hand(hand) : fonts.text())
    const shown = hand ? name : knownTo(font, name)
    const size = Math.min(
      room.height / 1.15,
      room.width / Math.max(font.widthOfTextAtSize(shown, 1), 0.01),
      30 * scale,
    )
    const y = room.y + (room.height - size) / 2 + size * 0.25
    const key = hand ? 'Hand' : 'Plain'
    return {
      operators: write({ font, key, text: shown, size, x: room.x, y, colour: ink }),
      fonts: { [key]: font.ref },
    }
  }
  if (look.kind === 'picture') {
    const picture = await document.embedPng(look.png)
    await picture.embed()
    // As large as there is room, but at least 150 pixels per inch.
    const share = Math.min(room.width / picture.width, room.height / picture.height, 0.48 * scale)
    const [wide, high] = [picture.width * share, picture.height * share]
    return {
      operators: [
        pushGraphicsState(),
        concatTransformationMatrix(wide, 0, 0, high, room.x, room.y + (room.height - high) / 2),
        drawObject('Picture'),
        popGraphicsState(),
      ],
      pictures: { Picture: picture.ref },
    }
  }
  const share = Math.min(room.width / pad.width, room.height / pad.height)
  return {
    operators: [
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
    ],
  }
}

/** Draws the look of a signature with lines of small text below it; a typed name stays text. */
export async function drawAppearance(
  pen: Pen,
  shape: FieldShape,
  look: Look,
  lines: readonly string[],
): Promise<PDFRef> {
  const { width, height } = shape
  const scale = height / 68
  const small = 6.4 * scale
  const below = lines.length * small * 1.3 + 2 * scale
  const room = { x: 3 * scale, y: below, width: width - 6 * scale, height: height - below - 2 * scale }
  const text = await pen.text()
  const { operators, fonts, pictures = {} } = await drawLook(pen, room, look, scale)
  const written = lines.flatMap((line, at) => {
    const shown = knownTo(text, line)
    const size = Math.min(small, room.width / Math.max(text.widthOfTextAtSize(shown, 1), 0.01))
    const y = (lines.length - 1 - at) * small * 1.3 + 3 * scale
    return write({ font: text, key: 'Plain', text: shown, size, x: room.x, y, colour: grey })
  })
  return register(pen.document, shape, {
    operators: [...operators, ...written],
    fonts: { Plain: text.ref, ...fonts },
    pictures,
  })
}

/** Draws a signature or initials alone. */
export async function drawInk(pen: Pen, shape: FieldShape, look: Look): Promise<PDFRef> {
  const { width, height } = shape
  const edge = Math.min(2, width / 10, height / 10)
  const room = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
  return register(pen.document, shape, await drawLook(pen, room, look, height / 45))
}

/** Breaks a text into lines that fit the width; a wider word is cut. */
function linesOf(font: PDFFont, text: string, size: number, room: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= room
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line]
}

/** Draws a text into its field: on one line where it fits, otherwise on several, in the largest size that fits. */
export async function drawText(pen: Pen, shape: FieldShape, text: string): Promise<PDFRef> {
  const { width, height } = shape
  const font = await pen.text()
  const shown = knownTo(font, text)
  const edge = Math.min(textEdge, width / 10)
  const room = width - 2 * edge
  let size = Math.min(largestText, height / 1.3)
  let lines = linesOf(font, shown, size, room)
  // Goes below the smallest size only if the field is too small for its text, which requests do not allow.
  while (lines.length > 1 && lines.length * size * lineHeight > height && size > 1) {
    size -= 0.25
    lines = linesOf(font, shown, size, room)
  }
  const all = lines.length * size * lineHeight
  const top = lines.length === 1 ? (height - size) / 2 + size * 0.22 : (height + all) / 2 - size * 0.95
  return register(pen.document, shape, {
    operators: lines.flatMap((line, at) =>
      write({ font, key: 'Plain', text: line, size, x: edge, y: top - at * size * lineHeight, colour: ink }),
    ),
    fonts: { Plain: font.ref },
  })
}

/** Draws a box, ticked or not. */
export function drawCheckbox({ document }: Pen, shape: FieldShape, isChecked: boolean): PDFRef {
  const { width, height } = shape
  const side = Math.min(width, height) - 2
  const [left, low] = [1, (height - side) / 2]
  const at = (across: number, up: number) => [left + side * across, low + side * up] as const
  return register(document, shape, {
    operators: [
      setStrokingRgbColor(...grey),
      setLineWidth(0.8),
      rectangle(left, low, side, side),
      stroke(),
      ...(isChecked
        ? [
            setStrokingRgbColor(...ink),
            setLineWidth(Math.max(1.2, side / 9)),
            setLineCap(LineCapStyle.Round),
            setLineJoin(LineJoinStyle.Round),
            moveTo(...at(0.2, 0.5)),
            lineTo(...at(0.42, 0.25)),
            lineTo(...at(0.82, 0.78)),
            stroke(),
          ]
        : []),
    ],
  })
}

/** An empty field. */
export const drawNothing = ({ document }: Pen, shape: FieldShape): PDFRef =>
  register(document, shape, { operators: [] })
