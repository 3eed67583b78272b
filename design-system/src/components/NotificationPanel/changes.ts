/** Optimistic changes: the list shows what the reader has done before it is confirmed. */
import type { NotificationItem } from './notifications.ts'

/** Undoes a change. */
export type NotificationUndo = () => void | Promise<void>

/**
 * The result of a callback. A promise resolves once `items` include the change; if it rejects, the list is restored and
 * shows an error. If the result is a function, the reader is offered to undo the change with it.
 */
// oxlint-disable-next-line typescript/no-invalid-void-type -- callbacks that give nothing back are the usual ones
export type NotificationChange = void | NotificationUndo | Promise<void | NotificationUndo>

export interface PendingChange {
  ids: ReadonlySet<string>
  isRead?: boolean
  isGone?: boolean
  /** Shown only on the pressed button, because the outcome is still unknown. */
  deed?: 'retry' | 'cancel' | 'readAll'
}

/** The items with the changes applied in order; the same array if there are none. */
export function withChanges(
  items: readonly NotificationItem[],
  changes: readonly PendingChange[],
): readonly NotificationItem[] {
  if (changes.length === 0) return items
  return items.flatMap(item => {
    const mine = changes.filter(({ ids }) => ids.has(item.id))
    if (mine.some(({ isGone }) => isGone)) return []
    const isRead = mine.findLast(change => change.isRead !== undefined)?.isRead ?? item.isRead
    return isRead === item.isRead ? item : { ...item, isRead }
  })
}

/** The pending action on an item. */
export function deedOn(changes: readonly PendingChange[], id: string): PendingChange['deed'] {
  return changes.findLast(({ ids, deed }) => deed !== undefined && ids.has(id))?.deed
}
