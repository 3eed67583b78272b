/** Detects lines that occur twice in a file by their hash, because the lines themselves would fill the memory. */
import type { Line } from './line-reader.ts'

const emptySlot = 0

/** Spreads differences in a few bits over all 32 (the finaliser of MurmurHash3). */
function mixed(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/**
 * A hash table with 64 bits per line and 12 bytes per slot: 25 MB for a million lines. Two different lines of one entry
 * with the same amounts collide with a probability of one in four billion.
 */
export class RepeatedLines {
  #texts = new Int32Array(1024)
  #numbers = new Int32Array(1024)
  /** Number of the first such line; 0 marks an empty slot. */
  #lines = new Int32Array(1024)
  #count = 0

  /**
   * The number of the same line further up; 0 if there is none. Lines are the same if they belong to one entry and have
   * the same amounts and the same texts in the given fields: hashing whole lines took a fifth of the check's time. One
   * half of the hash covers the texts, the other the numbers.
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
      // Include field boundaries, otherwise "ab" and "c" would equal "a" and "bc".
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
