const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How many characters a reader sees: "👩‍👩‍👧" and "é" written as two code points are one each. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
