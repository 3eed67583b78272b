/** The line of a sparkline, in the hundredths of its width and height; upwards is less. */

export interface SparkPoint {
  x: number
  y: number
}

/**
 * Where the values lie, at equal distances, the lowest at the bottom and the highest at the top; equal ones in the
 * middle. `null` where a value is unknown.
 */
export function sparkPoints(values: readonly (number | null)[]): (SparkPoint | null)[] {
  const given = values.filter(value => value !== null && Number.isFinite(value))
  const least = given.reduce<number>((a, b) => Math.min(a, b ?? a), Infinity)
  const most = given.reduce<number>((a, b) => Math.max(a, b ?? a), -Infinity)
  const round = (value: number) => Math.round(value * 100) / 100
  return values.map((value, at) => {
    if (value === null || !Number.isFinite(value)) return null
    const x = values.length === 1 ? 50 : (100 * at) / (values.length - 1)
    return { x: round(x), y: round(least === most ? 50 : (100 * (most - value)) / (most - least)) }
  })
}

/** The same as the data of an SVG path: lines between neighbours, and a dot for a value that has none. */
export function sparkPath(points: readonly (SparkPoint | null)[]): string {
  return points
    .map((point, at) => {
      if (!point) return ''
      const { x, y } = point
      if (points[at - 1]) return `L${x} ${y}`
      return points[at + 1] ? `M${x} ${y}` : `M${x} ${y}L${x} ${y}`
    })
    .join('')
}
