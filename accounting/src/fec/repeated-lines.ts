/** Lines that stand in a file twice, known by their hash: the lines themselves would fill the memory. */
import type { Line } from './line-reader.ts'

const emptySlot = 0

/** Spreads what differs in a few bits over all 32 (the finish of MurmurHash3). */
function mixed(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/**
 * A hash table of 64 bits per line, 12 bytes for each slot: 25 MB for a million lines. Two different lines of one
 * entry with the same amounts are taken for the same once in four thousand million.
 */
export class RepeatedLines {
  #texts = new Int32Array(1024)
  #numbers = new Int32Array(1024)
  /** Number of the line that was first; 0 marks an empty slot. */
  #lines = new Int32Array(1024)
  #count = 0

  /**
   * The number of the same line further up; 0 where there is none. Lines are the same where they are of one entry and have
   * the same amounts and the same texts in the given fields: hashing them whole took a fifth of the time of the check.
   * One half of the hash is of the texts, the other of the numbers.
   */
  firstOf(line: Line, fields: readonly number[], row: number, debit: number, credit: number): number {
    const { text } = line
    let texts = 0x811c9dc5 | 0
    for (const field of fields) {
      if (field >= line.count) continue
      const end = line.ends[field] ?? 0
      for (let at = line.starts[field] ?? 0; at < end; at++) {
        texts = Math.imul(texts ^ text.charCodeAt(at), 0x01000193)
      }
      // Where a field ends counts, else "ab" and "c" were "a" and "bc".
      texts = Math.imul(texts ^ 0x10000, 0x01000193)
    }
    let numbers = mixed(row + 1)
    numbers = mixed(numbers ^ debit)
    numbers = mixed(numbers ^ Math.trunc(debit / 2 ** 32) ^ credit)
    numbers = mixed(numbers ^ Math.trunc(credit / 2 ** 32))
    return this.#firstOf(mixed(texts), numbers, line.number)
  }

  #firstOf(texts: number, numbers: number, line: number): number {
    if (this.#count * 2 >= this.#lines.length) this.#grow()
    const slot = this.#slotOf(texts, numbers)
    const first = this.#lines[slot] ?? emptySlot
    if (first !== emptySlot) return first
    this.#put(slot, texts, numbers, line)
    this.#count++
    return emptySlot
  }

  /** The slot of this hash, or the empty one where it belongs. */
  #slotOf(texts: number, numbers: number): number {
    const mask = this.#lines.length - 1
    let slot = (texts ^ numbers) & mask
    while (
      this.#lines[slot] !== emptySlot &&
      (this.#texts[slot] !== texts || this.#numbers[slot] !== numbers)
    ) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  #put(slot: number, texts: number, numbers: number, line: number): void {
    this.#texts[slot] = texts
    this.#numbers[slot] = numbers
    this.#lines[slot] = line
  }

  #grow(): void {
    const before = { texts: this.#texts, numbers: this.#numbers, lines: this.#lines }
    const length = before.lines.length * 2
    this.#texts = new Int32Array(length)
    this.#numbers = new Int32Array(length)
    this.#lines = new Int32Array(length)
    for (const [at, line] of before.lines.entries()) {
      if (line === emptySlot) continue
      const texts = before.texts[at] ?? 0
      const numbers = before.numbers[at] ?? 0
      this.#put(this.#slotOf(texts, numbers), texts, numbers, line)
    }
  }
}
