import { describe, expect, it } from 'vitest'
import { liftInk, type Pixels } from './ink.ts'

type Colour = readonly [number, number, number, number?]

/** A picture made pixel by pixel. */
function picture(width: number, height: number, colour: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = colour(x, y)
      data.set([red, green, blue, alpha], 4 * (y * width + x))
    }
  return { data, width, height }
}
const at = ({ data, width }: Pixels, x: number, y: number) =>
  Array.from(data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4))

/** A stroke from 100 to 300 px horizontally and from 90 to 110 px vertically. */
const isStroke = (x: number, y: number) => x >= 100 && x < 300 && y >= 90 && y < 110
const blue = [20, 30, 120] as const

describe('the ink of a picture', () => {
  it('stays as it is, while the paper becomes transparent and is cropped', () => {
    const pixels = picture(400, 200, (x, y) => (isStroke(x, y) ? blue : [250, 248, 240]))
    expect(liftInk(pixels)).toEqual({ left: 96, top: 86, width: 208, height: 28 })
    expect(at(pixels, 200, 100)).toEqual([...blue, 255])
    expect(at(pixels, 10, 10)).toEqual([0, 0, 0, 0])
  })

  it('is found in uneven light, and shadows do not count as ink', () => {
    const pixels = picture(400, 200, (x, y) => {
      const light = 1 - x / 800
      const [red, green, each] = isStroke(x, y) ? blue : [240, 238, 235]
      return [red * light, green * light, each * light]
    })
    const box = liftInk(pixels)
    expect(box).toEqual({ left: 96, top: 86, width: 208, height: 28 })
    expect(at(pixels, 390, 190)[3]).toBe(0)
  })

  it('is found on a transparent background, and its edge keeps no paper', () => {
    const pixels = picture(400, 200, (x, y) => (isStroke(x, y) ? [...blue, 255] : [0, 0, 0, 0]))
    expect(liftInk(pixels)).toEqual({ left: 96, top: 86, width: 208, height: 28 })
    const grey = picture(400, 200, (x, y) => {
      if (!isStroke(x, y)) return [255, 255, 255]
      return y === 90 ? [190, 190, 190] : [0, 0, 0]
    })
    liftInk(grey)
    const [edge = 255, , , alpha = 0] = at(grey, 200, 90)
    expect(alpha).toBeGreaterThan(0)
    expect(alpha).toBeLessThan(255)
    // It was 190, partly from the white around it.
    expect(edge).toBeLessThan(150)
  })

  it('does not include a speck', () => {
    const speck = (x: number, y: number) => x === 5 && y === 150
    const pixels = picture(400, 200, (x, y) => (isStroke(x, y) || speck(x, y) ? [0, 0, 0] : [255, 255, 255]))
    expect(liftInk(pixels)).toEqual({ left: 96, top: 86, width: 208, height: 28 })
  })

  it.each<[string, (x: number, y: number) => Colour]>([
    ['white paper', () => [255, 255, 255]],
    ['grey paper with noise', (x: number, y: number) => [200 + ((x * 7 + y * 13) % 9), 200, 200]],
    ['the dark', () => [10, 10, 10]],
    ['nothing at all', () => [0, 0, 0, 0]],
    ['one dot', (x: number, y: number) => (x < 3 && y < 3 ? [0, 0, 0] : [255, 255, 255])],
  ])('is not found in a picture of %s', (_, colour) => {
    expect(liftInk(picture(400, 200, colour))).toBeUndefined()
  })
})
