/** Extracts a signature from its paper: dark pixels stay, and the paper becomes transparent. */

/** Pixels in canvas format: red, green, blue and alpha, row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** A rectangle of a picture, in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The number of squares along the longer side in which the paper is measured, because the light is uneven. */
const squares = 12
/** Minimum share of paper in a square: ink takes up less. */
const paperShare = 0.8
/** A square darker than this share of the lightest one is dark itself, not paper in shadow. */
const shade = 0.55
/** Minimum lightness of paper, of 255. */
const leastLight = 90
/**
 * How much darker than its paper a pixel is where ink begins, and where it is nothing but ink, as shares of the
 * paper's lightness.
 */
const [begins, isWhole] = [0.14, 0.4]
/** Step of alpha values: finer steps are invisible and take more room. */
const step = 17
/** Minimum ink pixels in a row or column that is not a speck, and in a whole signature. */
const [leastOfLine, leastOfAll] = [2, 60]
/** The alpha from which a pixel counts as ink. */
const half = 128
/** Pixels kept around the ink. */
const margin = 4

/** The lightness of a pixel; a transparent one is white. */
function lightAt(data: Uint8ClampedArray, at: number): number {
  const light = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  return 255 - ((255 - light) * (data[at + 3] ?? 0)) / 255
}

/** The lightness of the paper, square by square. */
function paperOf({ data, width, height }: Pixels, side: number) {
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)]
  const lights: number[] = []
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const counts = new Uint32Array(256)
      let all = 0
      for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 2)
        for (let x = column * side; x < Math.min(width, (column + 1) * side); x += 2) {
          const light = Math.round(lightAt(data, 4 * (y * width + x)))
          counts[light] = (counts[light] ?? 0) + 1
          all += 1
        }
      let left = all * paperShare
      let light = 0
      // Most pixels around a signature are paper: the lightness that four in five do not exceed is the paper's.
      while (light < 255 && (left -= counts[light] ?? 0) > 0) light += 1
      lights.push(light)
    }
  const lightest = Math.max(...lights)
  return { across, down, lights: lights.map(light => Math.max(light, lightest * shade)), lightest }
}

/** The lightness of the paper at a point, interpolated between squares. */
function paperAt({ across, down, lights }: ReturnType<typeof paperOf>, side: number, x: number, y: number) {
  const [right, low] = [x / side - 0.5, y / side - 0.5]
  const held = (at: number, most: number) => Math.min(Math.max(at, 0), most - 1)
  const [column, row] = [Math.floor(right), Math.floor(low)]
  const [partRight, partDown] = [right - column, low - row]
  const light = (each: number, of: number) => lights[held(of, down) * across + held(each, across)] ?? 255
  const upper = light(column, row) * (1 - partRight) + light(column + 1, row) * partRight
  const lower = light(column, row + 1) * (1 - partRight) + light(column + 1, row + 1) * partRight
  return upper * (1 - partDown) + lower * partDown
}

/** The rectangle of all rows and columns with ink. */
function boxOf(rows: Uint32Array, columns: Uint32Array): Box | undefined {
  const within = (counts: Uint32Array): [number, number] => {
    const isInk = (count: number) => count >= leastOfLine
    const [first, last] = [counts.findIndex(isInk), counts.findLastIndex(isInk)]
    return first < 0 ? [0, 0] : [Math.max(0, first - margin), Math.min(counts.length, last + 1 + margin)]
  }
  const [left, right] = within(columns)
  const [top, bottom] = within(rows)
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined
}

/**
 * Removes the paper from a picture, in place.
 * @returns where the ink is; undefined where there is none
 */
export function liftInk(pixels: Pixels): Box | undefined {
  const { data, width, height } = pixels
  const side = Math.max(8, Math.ceil(Math.max(width, height) / squares))
  const paper = paperOf(pixels, side)
  if (paper.lightest < leastLight) return undefined
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)]
  let all = 0
  let light = 255
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x)
      // It hardly changes within a few pixels.
      if (x % 8 === 0) light = paperAt(paper, side, x, y)
      const dark = (light - lightAt(data, at)) / light
      const share = Math.min(1, Math.max(0, (dark - begins) / (isWhole - begins)))
      const alpha = Math.round((share * 255) / step) * step
      for (let part = 0; part < 3; part += 1) {
        // The part of the pixel that is not ink is paper; remove its light from the colour.
        const colour = ((data[at + part] ?? 0) * (data[at + 3] ?? 0)) / 255 + 255 - (data[at + 3] ?? 0)
        data[at + part] = alpha === 0 ? 0 : (colour - light * (1 - alpha / 255)) / (alpha / 255)
      }
      data[at + 3] = alpha
      if (alpha < half) continue
      all += 1
      rows[y] = (rows[y] ?? 0) + 1
      columns[x] = (columns[x] ?? 0) + 1
    }
  return all < leastOfAll ? undefined : boxOf(rows, columns)
}
