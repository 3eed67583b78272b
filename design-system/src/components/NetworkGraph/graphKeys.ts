import type { WalkDirection } from './graphWalk.ts'

/** The direction of each arrow key. */
export const arrows: Readonly<Record<string, WalkDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** How far Shift with an arrow key moves a node, in pixels. */
export const nudges: Readonly<Record<WalkDirection, readonly [number, number]>> = {
  left: [-16, 0],
  right: [16, 0],
  up: [0, -16],
  down: [0, 16],
}
