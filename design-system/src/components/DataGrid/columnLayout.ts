import type { ColumnLayout } from './gridView.ts'

/** In px beside text of the usual size: no column is narrower than its name's first letters and its menu, none wider than a screen. */
export const narrowest = 60
export const widest = 1200

/** Ids of the columns that are shown, pinned ones first. @param ids of all columns, as they are given */
export function shownColumns(ids: readonly string[], layout: ColumnLayout): string[] {
  const hidden = new Set(layout.hidden)
  const pinned = new Set(layout.pinned)
  const shown = orderedColumns(ids, layout).filter(id => !hidden.has(id))
  return [...shown.filter(id => pinned.has(id)), ...shown.filter(id => !pinned.has(id))]
}

/** All ids in the reader's order; columns that are newer than it come where they are given. */
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

/** Whether the column can go a step that way: among its like, pinned or not. */
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

/** One step towards the start or the end. */
export function moveColumn(
  ids: readonly string[],
  layout: ColumnLayout,
  id: string,
  step: -1 | 1,
): ColumnLayout {
  const target = neighbour(ids, layout, id, step)
  return target === undefined ? layout : placeColumn(ids, layout, id, target, step === 1)
}

/** To the place before or after another column; it takes over whether that is pinned. */
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

/** Kept in view at the start, or not. */
export function pinColumn(layout: ColumnLayout, id: string, isPinned: boolean): ColumnLayout {
  const pinned = without(layout.pinned, id)
  return { ...layout, pinned: isPinned ? [...pinned, id] : pinned }
}

/** Shown or not. */
export function showColumn(layout: ColumnLayout, id: string, isShown: boolean): ColumnLayout {
  const hidden = without(layout.hidden, id)
  return { ...layout, hidden: isShown ? hidden : [...hidden, id] }
}

/** With widths in px beside text of the usual size by column id, brought between the narrowest and the widest. */
export function resizeColumns(layout: ColumnLayout, widths: ColumnLayout['widths']): ColumnLayout {
  const px = Object.entries(widths).map(
    ([id, width]) => [id, Math.round(Math.min(widest, Math.max(narrowest, width)))] as const,
  )
  return { ...layout, widths: { ...layout.widths, ...Object.fromEntries(px) } }
}
