import { expect, it } from 'vitest'
import { stripPng } from './strip-png.ts'

const chunk = (kind: string, ...data: number[]) => [
  0,
  0,
  0,
  data.length,
  ...Buffer.from(kind),
  ...data,
  1,
  2,
  3,
  4,
]
const begin = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const png = (...chunks: number[][]) => Uint8Array.from([...begin, ...chunks.flat()])

it('keeps only the picture', () => {
  const picture = [chunk('IHDR', 1, 2), chunk('IDAT', 3), chunk('IDAT', 4), chunk('IEND')]
  const [header = [], ...rest] = picture
  const more = [header, chunk('iCCP', 9), chunk('tEXt', 8, 8), chunk('eXIf', 7), ...rest]
  expect(stripPng(png(...more))).toEqual(png(...picture))
  expect(stripPng(png(...picture))).toEqual(png(...picture))
})

it.each([
  ['nothing', new Uint8Array()],
  ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0])],
  ['one that ends early', png(chunk('IHDR', 1, 2)).subarray(0, 18)],
])('refuses %s', (_, bytes) => {
  expect(() => stripPng(bytes)).toThrow('It is no PNG')
})
