/** Reads the text of a foreign file, in the process that `ForeignFiles` starts. */
import { readOds, streamOdsRows } from 'hucre/ods'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import type { ForeignReader } from '../../../files/foreign/messages.ts'
import { Collected } from './collected.ts'
import { decodeText } from './decode-text.ts'
import { readDocx } from './read-docx.ts'

type Reader = (bytes: Uint8Array, text: Collected) => Promise<void> | void

const readPlain: Reader = (bytes, text) => text.add(decodeText(bytes))

const readPdf: Reader = async (bytes, text) => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  })
  const pdf = await loading.promise
  for (let number = 1; number <= pdf.numPages && !text.isFull; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) if ('str' in item) text.add(item.hasEOL ? `${item.str}\n` : item.str)
    text.add('\n')
    page.cleanup()
  }
}

const cellText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const books = {
  xlsx: {
    open: readXlsx,
    rows: (bytes: Uint8Array, sheet: number) => streamXlsxRows(bytes, { sheet }),
  },
  ods: {
    open: readOds,
    rows: (bytes: Uint8Array, sheet: number) => streamOdsRows(bytes, { sheets: [sheet] }),
  },
}

const readBook =
  (kind: keyof typeof books): Reader =>
  async (bytes, text) => {
    const { open, rows } = books[kind]
    const names: string[] = []
    // Called for each sheet before it is read; returning false skips it.
    const sheets = ({ name, index }: { name: string; index: number }) => {
      names[index] = name
      return false
    }
    await open(bytes, { sheets })
    for (const [sheet, name] of names.entries()) {
      text.add(`${name}\n`)
      for await (const { values } of rows(bytes, sheet)) {
        const line = values.map(cellText).filter(Boolean).join(' ')
        if (line !== '') text.add(`${line}\n`)
        if (text.isFull) return
      }
    }
  }

const readers: Readonly<Record<string, Reader>> = {
  csv: readPlain,
  docx: readDocx,
  ods: readBook('ods'),
  pdf: readPdf,
  txt: readPlain,
  xlsx: readBook('xlsx'),
}

/** Reads the text of a file. The input is the extension of its name. @throws what is wrong with the file */
export const read: ForeignReader = async (file, input) => {
  const reader = readers[String(input)]
  if (!reader) throw new Error('There is no reader for it')
  const pieces: Uint8Array[] = []
  for await (const piece of await file.read(0, file.size)) pieces.push(piece as Uint8Array)
  const text = new Collected()
  await reader(Buffer.concat(pieces), text)
  return text.text
}
