/** Creating a collator costs much more than a comparison, so there is one per language. */
const collators = new Map<string, Intl.Collator>()

/**
 * Compares texts in a language: accented letters after their base letter, numbers by value. Texts that read differently
 * are never equal, so that "01" and "1" are not one group of rows.
 */
export function textComparison(locale: string): (a: string, b: string) => number {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return (a, b) => collator.compare(a, b) || byCodeUnit(a.normalize(), b.normalize())
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * Ranks that sort like texts in a language, so that texts are compared once rather than in every sort. A new text gets
 * a number between its neighbours and all others keep theirs, so that the rows before and after an edit can share them.
 */
export class TextRanks {
  readonly #compare: (a: string, b: string) => number
  /** Distinct texts in order; texts that are equal in the language have the same number. */
  readonly #texts: string[]
  readonly #ranks = new Map<string, number>()

  constructor(texts: readonly string[], compare: (a: string, b: string) => number) {
    this.#compare = compare
    this.#texts = [...new Set(texts)].filter(text => text !== '').toSorted(compare)
    let rank = 0
    this.#texts.forEach((text, at) => {
      // Texts that are equal in the language share a rank, so that the next column decides.
      if (at > 0 && compare(this.#texts[at - 1] ?? '', text) !== 0) rank += 1
      this.#ranks.set(text, rank)
    })
  }

  /** The rank of a text; `NaN` when it is blank, `null` if there is no number left between its neighbours. */
  rankOf(text: string): number | null {
    if (text === '') return Number.NaN
    return this.#ranks.get(text) ?? this.#rankNew(text)
  }

  #rankNew(text: string): number | null {
    let [from, end] = [0, this.#texts.length]
    while (from < end) {
      const middle = (from + end) >> 1
      if (this.#compare(this.#texts[middle] ?? '', text) < 0) from = middle + 1
      else end = middle
    }
    const [before, after] = [this.#rankAt(from - 1), this.#rankAt(from)]
    const isSame = after !== undefined && this.#compare(this.#texts[from] ?? '', text) === 0
    const rank = isSame ? after : between(before, after)
    if (rank === null) return null
    this.#texts.splice(from, 0, text)
    this.#ranks.set(text, rank)
    return rank
  }
  #rankAt(at: number): number | undefined {
    const text = this.#texts[at]
    return text === undefined ? undefined : this.#ranks.get(text)
  }
}

function between(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined || after === undefined)
    return (before ?? 0) + (after ?? 0) + (after === undefined ? 1 : -1)
  const middle = (before + after) / 2
  return middle > before && middle < after ? middle : null
}
