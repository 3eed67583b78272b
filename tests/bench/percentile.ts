/**
 * The nearest-rank percentile: the smallest value that at least `rank` % of the values do not exceed.
 * @throws Error without values
 */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)]
  if (value === undefined) throw new Error('no values')
  return value
}
