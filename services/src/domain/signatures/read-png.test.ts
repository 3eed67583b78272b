import { describe, expect, it } from 'vitest'
import { madePng, pngChunk } from './png.test-support.ts'
import { readPng } from './read-png.ts'

const most = { width: 1000, height: 300 }
const ink = 99 * 9

describe('a PNG', () => {
  it('is read with its count of visible pixels, whatever its filter', () => {
    expect(readPng(madePng(), most)).toEqual({ width: 120, height: 40, ink })
    expect(readPng(madePng({ filter: 1 }), most)).toEqual({ width: 120, height: 40, ink })
    expect(readPng(madePng({ alpha: () => 0 }), most)).toEqual({ width: 120, height: 40, ink: 0 })
  })

  it('is read with the filters that use the row above', () => {
    // Each row after the first repeats the row above.
    const row = Array.from({ length: 4 * 100 }, (_, at) => (at % 4 === 3 ? 200 : 10))
    const up = Array.from({ length: 9 }, () => [2, ...row.map(() => 0)]).flat()
    const pixels = Uint8Array.from([0, ...row, ...up])
    expect(readPng(madePng({ width: 100, height: 10, pixels }), most)).toMatchObject({ ink: 1000 })
    // A first row that the Paeth filter can predict only from the left.
    const paeth = Uint8Array.from([4, ...row.map((byte, at) => (at < 4 ? byte : 0))])
    expect(readPng(madePng({ width: 100, height: 1, pixels: paeth }), most)).toMatchObject({ ink: 100 })
  })

  it.each([
    ['another kind of file', Buffer.from('<svg onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
    ['one that is wider', madePng({ width: 1001, height: 2 })],
    ['one that is higher', madePng({ width: 2, height: 301 })],
    ['one without width', madePng({ width: 0 })],
    ['one without alpha', madePng({ form: [8, 2, 0, 0, 0] })],
    ['one of more passes', madePng({ form: [8, 6, 0, 0, 1] })],
    ['one with text in it', madePng({ extra: [pngChunk('tEXt', Buffer.from('Comment\0where it was'))] })],
    ['one that moves', madePng({ extra: [pngChunk('acTL', Buffer.alloc(8))] })],
    ['one with a profile', madePng({ extra: [pngChunk('iCCP', Buffer.alloc(8))] })],
    ['one with something behind it', Buffer.concat([madePng(), Buffer.from('more')])],
    ['one that ends early', madePng().subarray(0, -12)],
    ['one whose rows are too few', madePng({ pixels: new Uint8Array(100) })],
    ['one that grows beyond its size', madePng({ pixels: new Uint8Array(50_000_000) })],
    ['one with a filter that there is none of', madePng({ filter: 5 })],
  ])('is not %s', (_, bytes) => {
    expect(readPng(bytes, most)).toBeUndefined()
  })

  it('is refused once a single byte is changed', () => {
    const bytes = madePng()
    const at = bytes.indexOf('IDAT') + 6
    bytes[at] = (bytes[at] ?? 0) ^ 1
    expect(readPng(bytes, most)).toBeUndefined()
  })
})
