/** Numbers that follow each other, from a position on. */
interface Segment {
  position: number
  number: number
  length: number
}

/** The last of some segments, in the order of a part of theirs, that begins at a place or before it. */
function lastUpTo(
  segments: readonly Segment[],
  begin: 'position' | 'number',
  place: number,
): Segment | undefined {
  let [from, end] = [0, segments.length]
  while (from < end) {
    const middle = (from + end) >> 1
    if ((segments[middle]?.[begin] ?? 0) <= place) from = middle + 1
    else end = middle
  }
  return segments[from - 1]
}

/** An order that is made of few runs of numbers: nothing is kept of a row that is not loaded. */
export class SegmentedOrder {
  readonly #segments: Segment[] = []
  #byNumber: readonly Segment[] | undefined
  #length = 0

  get length(): number {
    return this.#length
  }
  /** Adds numbers at the end. */
  add(number: number, length: number): void {
    if (length <= 0) return
    this.#segments.push({ position: this.#length, number, length })
    this.#length += length
    this.#byNumber = undefined
  }
  /** −1 beyond the end. */
  rowAt(position: number): number {
    const found = lastUpTo(this.#segments, 'position', position)
    if (!found || position < 0 || position >= found.position + found.length) return -1
    return found.number + position - found.position
  }
  /** −1 when it is not there. */
  positionOf(number: number): number {
    this.#byNumber ??= this.#segments.toSorted((a, b) => a.number - b.number)
    const found = lastUpTo(this.#byNumber, 'number', number)
    return found && number < found.number + found.length ? found.position + number - found.number : -1
  }
}
