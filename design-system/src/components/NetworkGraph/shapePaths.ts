import type { NetworkShape } from './networkTypes.ts'

type Corner = readonly [x: number, y: number]

/** Corners on a circle of radius 1, starting at the top. */
const regular = (count: number, turn = 0, inner = 1): readonly Corner[] =>
  Array.from({ length: count }, (_, at): Corner => {
    const angle = ((at + turn) / count) * 2 * Math.PI - Math.PI / 2
    const radius = at % 2 === 1 ? inner : 1
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })

/** Corners of the shapes, each about as large as a circle of radius 1, which itself has none. */
export const shapeCorners: Record<NetworkShape, readonly Corner[]> = {
  circle: [],
  square: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  diamond: regular(4).map(([x, y]): Corner => [1.15 * x, 1.15 * y]),
  triangle: regular(3).map(([x, y]): Corner => [1.2 * x, 1.2 * y + 0.2]),
  hexagon: regular(6, 0.5).map(([x, y]): Corner => [1.08 * x, 1.08 * y]),
  star: regular(10, 0, 0.5).map(([x, y]): Corner => [1.25 * x, 1.25 * y]),
}

/** The same as an SVG path. */
export function shapePath(shape: NetworkShape, center: number, radius: number): string {
  const corners = shapeCorners[shape]
  const at = (value: number) => (center + value * radius).toFixed(2)
  if (corners.length > 0) return `M${corners.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`
  const arc = `A${String(radius)} ${String(radius)} 0 1 1`
  return `M${at(0)} ${at(-1)}${arc} ${at(0)} ${at(1)}${arc} ${at(0)} ${at(-1)}Z`
}

/** Adds a shape to a canvas path. */
export function addShape(
  context: CanvasPath,
  shape: NetworkShape,
  x: number,
  y: number,
  radius: number,
): void {
  const corners = shapeCorners[shape]
  if (corners.length === 0) {
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
    return
  }
  // Not `closePath`, whose cost grows with everything already in the path.
  const [[startX, startY] = [0, 0]] = corners
  context.moveTo(x + startX * radius, y + startY * radius)
  for (const [dx, dy] of corners) context.lineTo(x + dx * radius, y + dy * radius)
  context.lineTo(x + startX * radius, y + startY * radius)
}
