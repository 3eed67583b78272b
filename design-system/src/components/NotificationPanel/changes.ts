/** Changes that the reader has asked for and that are not confirmed yet: the list shows them at once. */
import type { NotificationItem } from './notifications.ts'

/** Takes a change back. */
export type NotificationUndo = () => void | Promise<void>

/**
 * What a callback gives back. A promise resolves once `items` have the change, and a rejection says that it failed: the
 * list goes back to how it was, and says so. With a function the reader is offered to take the change back.
 */
// oxlint-disable-next-line typescript/no-invalid-void-type -- callbacks that give nothing back are the usual ones
export type NotificationChange = void | NotificationUndo | Promise<void | NotificationUndo>

export interface PendingChange {
  ids: ReadonlySet<string>
  isRead?: boolean
  isGone?: boolean
  /** Shown by the button that was pressed, and by nothing else: nobody knows yet what comes of it. */
  deed?: 'retry' | 'cancel' | 'readAll'
}

/** The items with the changes on them, the last one on top; the same array where there are none. */
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

/** What is being done to an item. */
export function deedOn(changes: readonly PendingChange[], id: string): PendingChange['deed'] {
  return changes.findLast(({ ids, deed }) => deed !== undefined && ids.has(id))?.deed
}
