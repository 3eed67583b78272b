/** A rectangle in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Side of the grid squares used to look up rectangles. */
const side = 64

/** The places taken by labels: a label that would overlap another is not drawn. */
export class LabelRoom {
  readonly #squares = new Map<number, Box[]>()

  /** Takes a place if it is free, or always when forced. Returns whether it was taken. */
  take(box: Box, isForced = false): boolean {
    const squares = this.#squaresOf(box)
    const isFree = squares.every(square => !this.#squares.get(square)?.some(other => overlap(box, other)))
    if (!isFree && !isForced) return false
    for (const square of squares) {
      const boxes = this.#squares.get(square)
      if (boxes) boxes.push(box)
      else this.#squares.set(square, [box])
    }
    return true
  }

  #squaresOf({ left, top, right, bottom }: Box): number[] {
    const squares: number[] = []
    for (let x = Math.floor(left / side); x <= Math.floor(right / side); x += 1)
      for (let y = Math.floor(top / side); y <= Math.floor(bottom / side); y += 1)
        squares.push(x * 100_000 + y)
    return squares
  }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
