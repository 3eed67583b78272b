import type { ReportPage, ReportVisual } from './protocol/report-state.ts'

/*
 * Arranges a page as a CSS grid whose lines are the edges of its visuals. Everything is where the author put it, and a
 * row grows with its text instead of cutting it off as a box of fixed size would.
 */

/** The position of a visual in grid lines, from 1. */
export interface GridPlace {
  name: string
  column: string
  row: string
  z: number
}

export interface CanvasGrid {
  /** The width without margins, in px. */
  width: number
  /** Tracks for `grid-template-columns`. */
  columns: string
  /** Tracks for `grid-template-rows`: at least the author's height in proportion to the page's width. */
  rows: string
  /** In reading order: from top to bottom, left to right. */
  places: GridPlace[]
}

interface Edges {
  start: number
  end: number
}

/** The free space that both sides share: the surrounding page has its own margins. */
function marginOf(all: readonly Edges[], length: number): number {
  if (all.length === 0) return 0
  const before = Math.min(...all.map(({ start }) => start))
  const after = length - Math.max(...all.map(({ end }) => end))
  return Math.max(0, Math.min(before, after))
}

/** A visual without extent gets one pixel, so that it has a track. */
const edgesOf = (start: number, length: number): Edges => ({ start, end: start + Math.max(length, 1) })

/** The lines of all edges, including the page's own edges inside its margins. Edges within one pixel share a line. */
function linesOf(all: readonly Edges[], length: number, keepsMargin: boolean): number[] {
  const margin = keepsMargin ? 0 : marginOf(all, length)
  const edges = [margin, Math.max(length - margin, 1), ...all.flatMap(({ start, end }) => [start, end])]
  const lines: number[] = []
  for (const edge of edges.toSorted((a, b) => a - b))
    if (lines.length === 0 || edge - (lines.at(-1) ?? 0) >= 1) lines.push(edge)
  return lines
}

function lineAt(lines: readonly number[], edge: number): number {
  const next = lines.findIndex(line => line > edge)
  return next < 0 ? lines.length : next
}

const span = (lines: readonly number[], { start, end }: Edges) => {
  const first = lineAt(lines, start)
  return `${first} / ${Math.max(first + 1, lineAt(lines, end))}`
}

const lengthsOf = (lines: readonly number[]) =>
  lines.slice(1).map((line, index) => Math.round((line - (lines[index] ?? 0)) * 100) / 100)

/** A visual without a group is a group of its own. */
const groupOf = ({ name, drawing }: ReportVisual) => drawing?.groups?.[0] ?? name

interface Point {
  x: number
  y: number
}

const compare = (a: Point | undefined, b: Point | undefined) =>
  (a?.y ?? 0) - (b?.y ?? 0) || (a?.x ?? 0) - (b?.x ?? 0)

/** Where each group begins: its members are read together. */
function beginningsOf(visuals: readonly ReportVisual[]): ReadonlyMap<string, Point> {
  const found = new Map<string, Point>()
  for (const visual of visuals) {
    const known = found.get(groupOf(visual))
    const { x, y } = visual
    found.set(groupOf(visual), known ? { x: Math.min(x, known.x), y: Math.min(y, known.y) } : { x, y })
  }
  return found
}

/** The grid of a page. */
export function canvasGrid({ width, height, background, visuals }: ReportPage): CanvasGrid {
  const placed = visuals.map(visual => ({
    ...visual,
    across: edgesOf(visual.x, visual.width),
    down: edgesOf(visual.y, visual.height),
  }))
  const columns = linesOf(
    placed.map(({ across }) => across),
    width,
    background !== undefined,
  )
  const rows = linesOf(
    placed.map(({ down }) => down),
    height,
    background !== undefined,
  )
  const beginnings = beginningsOf(visuals)
  const whole = Math.max(1, (columns.at(-1) ?? 1) - (columns[0] ?? 0))
  return {
    width: whole,
    columns: lengthsOf(columns)
      .map(length => `minmax(0, ${length}fr)`)
      .join(' '),
    rows: lengthsOf(rows)
      .map(length => `minmax(${Math.round((length / whole) * 100_000) / 1000}cqi, auto)`)
      .join(' '),
    places: placed
      .toSorted(
        (a, b) =>
          compare(beginnings.get(groupOf(a)), beginnings.get(groupOf(b))) ||
          groupOf(a).localeCompare(groupOf(b)) ||
          compare(a, b),
      )
      .map(({ name, across, down, z }) => ({
        name,
        column: span(columns, across),
        row: span(rows, down),
        z: Math.round(z),
      })),
  }
}
