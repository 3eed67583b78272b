const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The number of characters as readers see them: "👩‍👩‍👧", and "é" written as two code points, count as one each. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
