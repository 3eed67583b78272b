import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { PreviewRefused } from './preview-fault.ts'
import { bytesRead, isTooLarge, previewKind } from './preview-kind.ts'
import { readPicture } from './read-picture.ts'
import { cellWriter, columnLetters, exportedCell } from './sheet-cells.ts'

describe('the preview of a file', () => {
  it('depends on its extension, and leaves out what could run', () => {
    const names = ['a.PDF', 'Photo.JPG', 'note.txt', 'balance.csv', 'Liasse.xlsm', 'stock.ods']
    expect(names.map(previewKind)).toEqual(['pdf', 'picture', 'text', 'csv', 'workbook', 'workbook'])
    const others = ['page.html', 'plan.svg', 'old.xls', 'a.zip', 'pdf', 'x.constructor', 'lettre.docx']
    expect(others.map(previewKind)).toEqual(others.map(() => undefined))
  })

  it('has a maximum size, or shows only the start', () => {
    const mebibyte = 1024 * 1024
    expect(isTooLarge('picture', 30 * mebibyte)).toBe(false)
    expect(isTooLarge('picture', 30 * mebibyte + 1)).toBe(true)
    expect(isTooLarge('text', 900 * mebibyte)).toBe(false)
    expect(bytesRead('text', 900 * mebibyte)).toBe(mebibyte / 2)
    expect(bytesRead('text', 10)).toBe(10)
    expect(bytesRead('workbook', mebibyte)).toBe(mebibyte)
  })
})

describe('a text', () => {
  const utf16 = (text: string) => new Uint8Array(new Uint16Array([0xfeff, ...Buffer.from(text)]).buffer)
  it('is decoded in the encodings that people send', () => {
    expect(decodeText(Buffer.from('Société'))).toBe('Société')
    expect(decodeText(Buffer.from('Société', 'latin1'))).toBe('Société')
    expect(decodeText(utf16('abc'))).toBe('abc')
  })

  it('may end in the middle of a letter', () => {
    expect(decodeText(Buffer.from('Société').subarray(0, -1))).toBe('Sociét')
  })
})

describe('a picture', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000000000000000', 'hex')
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return new Blob([bytes])
  }
  const faultOf = (file: Blob) =>
    readPicture(file).catch((error: unknown) => (error instanceof PreviewRefused ? error.fault : error))

  it('is recognised by its content', async () => {
    expect((await readPicture(png(10, 10))).type).toBe('image/png')
  })

  it('is refused if it needs too much memory or is not a picture', async () => {
    expect(await faultOf(png(30_000, 30_000))).toBe('tooLarge')
    expect(await faultOf(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBe('unreadable')
    expect(await faultOf(new Blob([]))).toBe('unreadable')
  })
})

describe('a cell', () => {
  it("is formatted in the reader's language", () => {
    const write = cellWriter('fr', { true: 'VRAI', false: 'FAUX' })
    expect([1234.5, 0.1 + 0.2, true, 'A', null, undefined].map(cell => write(cell))).toEqual([
      '1234,5',
      '0,3',
      'VRAI',
      'A',
      '',
      '',
    ])
    const moment = write(new Date('2025-12-31T08:30:00Z'))
    const day = write(new Date('2025-12-31T00:00:00Z'))
    expect(day).toMatch(/31/)
    expect(moment.startsWith(`${day} `)).toBe(true)
    expect(write(new Date(Number.NaN))).toBe('')
  })

  it('has letters as its column heading', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ])
  })
})

describe('an exported sheet', () => {
  it('keeps numbers, booleans and dates, and leaves texts as they are read', () => {
    const day = new Date('2026-11-21T00:00:00Z')
    expect([12.5, true, day].map(exportedCell)).toEqual([12.5, true, day])
    expect(['00123', null, undefined, new Date('')].map(exportedCell)).toEqual(Array(4).fill(undefined))
  })
})
