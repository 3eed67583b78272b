/** The letter of an unnamed field, as in a spreadsheet. @param at 0 is the first */
export function letterOf(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCodePoint(65 + (at % 26))
}

export const lettersOf = (count: number): string[] => Array.from({ length: count }, (_, at) => letterOf(at))
