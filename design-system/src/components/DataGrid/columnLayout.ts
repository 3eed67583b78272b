import type { ColumnLayout } from './gridView.ts'

/** Limits of a width in px at the default text size: the first letters of the title with the menu, and a screen. */
export const narrowest = 60
export const widest = 1200

/** Ids of the visible columns, pinned ones first. @param ids all column ids in the given order */
export function shownColumns(ids: readonly string[], layout: ColumnLayout): string[] {
  const hidden = new Set(layout.hidden)
  const pinned = new Set(layout.pinned)
  const shown = orderedColumns(ids, layout).filter(id => !hidden.has(id))
  return [...shown.filter(id => pinned.has(id)), ...shown.filter(id => !pinned.has(id))]
}

/** All ids in the reader's order. Columns added since are inserted at their given position. */
export function orderedColumns(ids: readonly string[], { order }: ColumnLayout): string[] {
  const known = new Set(ids)
  const result = [...new Set(order)].filter(id => known.has(id))
  ids.forEach((id, at) => {
    if (result.includes(id)) return
    const before = ids[at - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  })
  return result
}

const without = (list: readonly string[], id: string) => list.filter(other => other !== id)

/** Whether the column can move one step among the pinned or unpinned columns that it belongs to. */
export function canMove(ids: readonly string[], layout: ColumnLayout, id: string, step: -1 | 1): boolean {
  return neighbour(ids, layout, id, step) !== undefined
}

function neighbour(
  ids: readonly string[],
  layout: ColumnLayout,
  id: string,
  step: -1 | 1,
): string | undefined {
  const isPinned = layout.pinned.includes(id)
  const like = shownColumns(ids, layout).filter(other => layout.pinned.includes(other) === isPinned)
  return like[like.indexOf(id) + step]
}

/** Moves a column one step towards the start or the end. */
export function moveColumn(
  ids: readonly string[],
  layout: ColumnLayout,
  id: string,
  step: -1 | 1,
): ColumnLayout {
  const target = neighbour(ids, layout, id, step)
  return target === undefined ? layout : placeColumn(ids, layout, id, target, step === 1)
}

/** Moves a column before or after another one, whose pinned state it takes over. */
export function placeColumn(
  ids: readonly string[],
  layout: ColumnLayout,
  id: string,
  target: string,
  isAfter: boolean,
): ColumnLayout {
  if (id === target) return layout
  const order = without(orderedColumns(ids, layout), id)
  order.splice(order.indexOf(target) + Number(isAfter), 0, id)
  return pinColumn({ ...layout, order }, id, layout.pinned.includes(target))
}

/** Pins a column at the start, or unpins it. */
export function pinColumn(layout: ColumnLayout, id: string, isPinned: boolean): ColumnLayout {
  const pinned = without(layout.pinned, id)
  return { ...layout, pinned: isPinned ? [...pinned, id] : pinned }
}

/** Shows or hides a column. */
export function showColumn(layout: ColumnLayout, id: string, isShown: boolean): ColumnLayout {
  const hidden = without(layout.hidden, id)
  return { ...layout, hidden: isShown ? hidden : [...hidden, id] }
}

/** Sets widths by column id, in px at the default text size, clamped to the limits. */
export function resizeColumns(layout: ColumnLayout, widths: ColumnLayout['widths']): ColumnLayout {
  const px = Object.entries(widths).map(
    ([id, width]) => [id, Math.round(Math.min(widest, Math.max(narrowest, width)))] as const,
  )
  return { ...layout, widths: { ...layout.widths, ...Object.fromEntries(px) } }
}
