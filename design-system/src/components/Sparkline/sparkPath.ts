/** A point of the line, in hundredths of its width and height; y grows downwards. */

export interface SparkPoint {
  x: number
  y: number
}

/**
 * The positions of the values: evenly spaced, the lowest at the bottom and the highest at the top; centred if all are
 * equal. `null` where a value is unknown.
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

/** The same as SVG path data: lines between neighbours, and a dot for a value without a neighbour. */
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
