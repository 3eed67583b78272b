/** Consecutive numbers, starting at a position. */
interface Segment {
  position: number
  number: number
  length: number
}

/** The last segment that begins at or before a place. The segments are sorted by that property. */
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

/** An order made of a few runs of numbers, which stores nothing for rows that are not loaded. */
export class SegmentedOrder {
  readonly #segments: Segment[] = []
  #byNumber: readonly Segment[] | undefined
  #length = 0

  get length(): number {
    return this.#length
  }
  /** Appends numbers. */
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
  /** −1 if it is not included. */
  positionOf(number: number): number {
    this.#byNumber ??= this.#segments.toSorted((a, b) => a.number - b.number)
    const found = lastUpTo(this.#byNumber, 'number', number)
    return found && number < found.number + found.length ? found.position + number - found.number : -1
  }
}
