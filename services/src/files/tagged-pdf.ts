/** Writes tagged PDFs (PDF/UA): headings, tables with header cells, and a language, for screen readers. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'

const fontFile = (url: string) => readFile(fileURLToPath(url))

interface Fonts {
  regular: Buffer
  bold: Buffer
  /** For characters that the product's typeface lacks: Greek, Cyrillic. */
  wideRegular: Buffer
  wideBold: Buffer
}
let loaded: Promise<Fonts> | undefined

async function loadFonts(): Promise<Fonts> {
  const [regular, bold, wideRegular, wideBold] = await Promise.all([
    fontFile(
      import.meta.resolve(
        '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
      ),
    ),
    fontFile(
      import.meta.resolve(
        '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
      ),
    ),
    fontFile(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    fontFile(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ])
  return { regular, bold, wideRegular, wideBold }
}

/** In points, for A4. */
const margin = 40
const footer = 30
const size = 8.25
const padding = 2
const gap = 6

export const locales = { fr: 'fr-FR', en: 'en-US' } as const

/** The metadata of a document. */
interface AboutDocument {
  language: keyof typeof locales
  title: string
  subject: string
  /** @default false */
  isLandscape?: boolean
}

/** Draws text and tables into a document and adds them to its logical structure. */
export class DocumentWriter {
  readonly pdf: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  #y = margin
  /** Caches, by text and font, whether the font has all characters. */
  readonly #known = new Map<string, boolean>()

  static async open(about: AboutDocument): Promise<DocumentWriter> {
    loaded ??= loadFonts()
    return new DocumentWriter(await loaded, about)
  }

  private constructor(fonts: Fonts, { language, title, subject, isLandscape = false }: AboutDocument) {
    this.pdf = new PdfDocument({
      size: 'A4',
      layout: isLandscape ? 'landscape' : 'portrait',
      margin,
      pdfVersion: '1.7',
      // The type definitions lack this subset.
      subset: 'PDF/UA' as never,
      tagged: true,
      displayTitle: true,
      lang: locales[language],
      bufferPages: true,
      autoFirstPage: true,
      info: { Title: title, Author: 'Parvis', Subject: subject },
    })
    this.pdf.registerFont('regular', fonts.regular)
    this.pdf.registerFont('bold', fonts.bold)
    this.pdf.registerFont('wide-regular', fonts.wideRegular)
    this.pdf.registerFont('wide-bold', fonts.wideBold)
    this.#root = this.pdf.struct('Document')
    this.pdf.addStructure(this.#root)
  }

  get #width(): number {
    return this.pdf.page.width - 2 * margin
  }

  get #bottom(): number {
    return this.pdf.page.height - margin - footer
  }

  /** Whether the product's typeface has all characters of a text. */
  #isCovered(text: string, weight: 'regular' | 'bold'): boolean {
    const key = `${weight} ${text}`
    let covered = this.#known.get(key)
    if (covered === undefined) {
      this.pdf.font(weight)
      const { font } = Reflect.get(this.pdf, '_font') as {
        font: { hasGlyphForCodePoint: (point: number) => boolean }
      }
      covered = Array.from(text).every(letter => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      this.#known.set(key, covered)
    }
    return covered
  }

  #font(text: string, weight: 'regular' | 'bold', points: number): void {
    const name = this.#isCovered(text, weight) ? weight : (`wide-${weight}` as const)
    this.pdf.font(name).fontSize(points)
  }

  newPage(): void {
    this.pdf.addPage()
    this.#y = margin
  }

  #text(
    type: 'H1' | 'H2' | 'P',
    text: string,
    weight: 'regular' | 'bold',
    points: number,
    below: number,
  ): void {
    this.#font(text, weight, points)
    const height = this.pdf.heightOfString(text, { width: this.#width })
    if (this.#y + height > this.#bottom) this.newPage()
    const y = this.#y
    this.#root.add(
      this.pdf.struct(type, {}, () => {
        this.#font(text, weight, points)
        this.pdf.fillColor('black').text(text, margin, y, { width: this.#width })
      }),
    )
    this.#y = y + height + below
  }

  title(text: string): void {
    this.#text('H1', text, 'bold', 18, 10)
  }

  heading(text: string): void {
    this.#text('H2', text, 'bold', 13, 8)
  }

  paragraph(text: string, weight: 'regular' | 'bold' = 'regular'): void {
    this.#text('P', text, weight, 10, gap)
  }

  /** A rule is decorative: screen readers skip it. */
  #rule(y: number, width: number): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    this.pdf
      .lineWidth(width)
      .moveTo(margin, y)
      .lineTo(margin + this.#width, y)
      .stroke('#555555')
    this.pdf.endMarkedContent()
  }

  /**
   * A table whose header is repeated on each page.
   * @param widths of the columns, in points, except the first, which takes the remaining width
   * @param align of those columns: figures are right-aligned
   */
  table(
    head: readonly string[],
    rows: readonly TableRow[],
    widths: readonly number[],
    align: 'left' | 'right' = 'right',
  ): void {
    const table = this.pdf.struct('Table')
    this.#root.add(table)
    const all = [this.#width - widths.reduce((sum, width) => sum + width, 0), ...widths]
    const lefts = all.map((_, at) => margin + all.slice(0, at).reduce((sum, width) => sum + width, 0))
    const heightOf = (cells: readonly string[], weight: 'regular' | 'bold', indent: number) =>
      2 * padding +
      Math.max(
        ...cells.map((text, at) => {
          this.#font(text, weight, size)
          return this.pdf.heightOfString(text === '' ? ' ' : text, {
            width: (all[at] ?? 0) - 2 * padding - (at === 0 ? indent : 0),
          })
        }),
      )
    const cell = (text: string, at: number, y: number, weight: 'regular' | 'bold', indent: number) => {
      this.#font(text, weight, size)
      this.pdf
        .fillColor('black')
        .text(text, (lefts[at] ?? margin) + padding + (at === 0 ? indent : 0), y + padding, {
          width: (all[at] ?? 0) - 2 * padding - (at === 0 ? indent : 0),
          align: at === 0 ? 'left' : align,
        })
    }
    const headHeight = heightOf(head, 'bold', 0)
    const drawHead = (isFirst: boolean) => {
      const y = this.#y
      if (isFirst) {
        const row = this.pdf.struct('TR')
        const section = this.pdf.struct('THead')
        section.add(row)
        table.add(section)
        for (const [at, text] of head.entries()) {
          row.add(this.pdf.struct('TH', { scope: 'Column' } as object, () => cell(text, at, y, 'bold', 0)))
        }
        row.end()
        section.end()
      } else {
        this.pdf.markContent('Artifact', { type: 'Pagination' })
        for (const [at, text] of head.entries()) cell(text, at, y, 'bold', 0)
        this.pdf.endMarkedContent()
      }
      this.#y = y + headHeight
      this.#rule(this.#y, 0.8)
    }
    drawHead(true)
    const body = this.pdf.struct('TBody')
    table.add(body)
    for (const { cells, isBold, isRuled, indent } of rows) {
      const weight = isBold ? 'bold' : 'regular'
      const height = heightOf(cells, weight, indent)
      if (this.#y + height > this.#bottom) {
        this.newPage()
        drawHead(false)
      }
      const y = this.#y
      if (isRuled) this.#rule(y, 0.4)
      const row = this.pdf.struct('TR')
      body.add(row)
      for (const [at, text] of cells.entries()) {
        const isHead = at === 0
        row.add(
          this.pdf.struct(isHead ? 'TH' : 'TD', (isHead ? { scope: 'Row' } : {}) as object, () => {
            if (text !== '') cell(text, at, y, weight, indent)
          }),
        )
      }
      row.end()
      this.#y = y + height
    }
    body.end()
    table.end()
    this.#y += 2 * gap
  }

  /**
   * Numbers the pages and ends the document.
   * @param subject shown at the foot of each page
   * @param pageOf formats the page number and the number of pages
   */
  async end(subject: string, pageOf: (page: number, of: number) => string): Promise<Buffer> {
    this.#root.end()
    const { start, count } = this.pdf.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(start + page)
      const of = pageOf(page + 1, count)
      this.pdf.markContent('Artifact', { type: 'Pagination' })
      // Text below the margin would otherwise start a new page.
      this.pdf.page.margins.bottom = 0
      const y = this.pdf.page.height - margin - size
      this.#font(subject, 'regular', size)
      this.pdf.text(subject, margin, y, {
        width: this.#width / 2,
        height: size * 1.4,
        ellipsis: true,
        lineBreak: false,
      })
      this.#font(of, 'regular', size)
      this.pdf.text(of, margin + this.#width / 2, y, {
        width: this.#width / 2,
        align: 'right',
        lineBreak: false,
      })
      this.pdf.endMarkedContent()
    }
    const chunks: Buffer[] = []
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', resolve)
      this.pdf.on('error', reject)
    })
    this.pdf.end()
    await ended
    return Buffer.concat(chunks)
  }
}

export interface TableRow {
  cells: readonly string[]
  isBold: boolean
  isRuled: boolean
  /** Points. */
  indent: number
}
