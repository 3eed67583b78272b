/**
 * Parses a number in French or English notation: `1 234,5`, `1.234,50`, `1,234.50`. The last comma or point is the
 * decimal mark, even if it is the only one.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00a0\u202f€]/g, '')
  const mark = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const has = (sign: string) => bare.includes(sign)
  const whole =
    has(',') && has('.') ? bare.slice(0, mark).replaceAll(/[.,]/g, '') : bare.slice(0, Math.max(mark, 0))
  const written = mark < 0 ? bare : `${whole}.${bare.slice(mark + 1)}`
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(written) ? Number(written) : undefined
}

/** The most decimals of a column, for its message. @param numbers what the columns with numbers can hold */
export const mostDecimals = (
  numbers: Readonly<Record<string, { decimals: number }>>,
  column: string | undefined,
): number => numbers[column ?? '']?.decimals ?? 0

/** Whether a number has more decimals than are stored. It is refused then, never rounded. */
export const hasMoreDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) !== value
