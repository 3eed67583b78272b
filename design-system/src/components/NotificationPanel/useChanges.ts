import { useState } from 'react'
import { withChanges, type NotificationChange, type NotificationUndo, type PendingChange } from './changes.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import type { NotificationCallbacks } from './notificationProps.ts'
import type { NotificationApplication, NotificationGroup, NotificationItem } from './notifications.ts'

interface ChangesOptions extends NotificationCallbacks {
  items: readonly NotificationItem[]
  announce: (about: string, words: string) => void
  t: NotificationWords
}

interface Deed {
  change: PendingChange
  call: () => NotificationChange
  /** What has been done, for the undo bar and for the announcement. */
  done?: string
  failed: string
  /** The item concerned, whose row shows an error. Without it the error is shown above the list. */
  about?: NotificationItem
  /** Undoes the change, unless the callback provides its own undo. */
  undo?: NotificationUndo
}

/** The reader's actions on notifications: applied optimistically and rolled back on failure. */
export function useChanges(options: ChangesOptions) {
  const { items, announce, t, onRead, onReadGroup, onReadAll, onDismiss, onMute, onRetry, onCancel } = options
  const [pending, setPending] = useState<readonly PendingChange[]>([])
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<string>()
  const [undoable, setUndoable] = useState<{ words: string; run: () => void }>()

  const fail = (words: string, about?: NotificationItem) => {
    if (about) {
      setFailures(now => new Map(now).set(about.id, words))
      // An announcement does not tell which row it is about, so it names the item.
      announce(`failure ${about.id}`, t('saidFailure', { title: about.title, failure: words }))
    } else setFailure(words)
  }
  const run = async ({ change, call, done, failed, about, undo }: Deed): Promise<void> => {
    setPending(now => [...now, change])
    setFailures(now => new Map([...now].filter(([id]) => !change.ids.has(id))))
    setFailure(undefined)
    setUndoable(undefined)
    try {
      const given = (await call()) ?? undo
      if (done !== undefined) {
        announce('done', done)
        if (given) setUndoable({ words: done, run: () => void takeBack(given, change) })
      }
    } catch {
      fail(failed, about)
    } finally {
      setPending(now => now.filter(other => other !== change))
    }
  }
  const takeBack = (undo: NotificationUndo, { ids, isRead }: PendingChange) =>
    run({
      change: { ids, ...(isRead !== undefined && { isRead: !isRead }) },
      call: () => undo(),
      failed: t('undoFailed'),
    })

  const readMany = (
    ids: readonly string[],
    call: () => NotificationChange,
    count: number,
    deed?: 'readAll',
  ) =>
    void run({
      change: { ids: new Set(ids), isRead: true, ...(deed && { deed }) },
      call,
      done: t('doneRead', { count }),
      failed: t('readManyFailed'),
    })
  const readLoaded = async (ids: readonly string[]): Promise<NotificationUndo> => {
    const undo = await onRead(ids, true)
    return undo ?? (() => Promise.resolve(onRead(ids, false)).then(() => undefined))
  }

  return {
    /** Includes pending changes. */
    items: withChanges(items, pending),
    pending,
    isReadingAll: pending.some(({ deed }) => deed === 'readAll'),
    /** Errors by item id. */
    failures,
    /** The error of a change to many items. */
    failure,
    fail: (words: string) => fail(words),
    forgetFailure: () => setFailure(undefined),
    undoable,
    forgetUndo: () => setUndoable(undefined),
    read: (item: NotificationItem, isRead: boolean) =>
      void run({
        change: { ids: new Set([item.id]), isRead },
        call: () => onRead([item.id], isRead),
        failed: t(isRead ? 'readFailed' : 'unreadFailed'),
        about: item,
      }),
    readGroup: (group: NotificationGroup, ids: readonly string[]) =>
      readMany(ids, () => (onReadGroup ? onReadGroup(group, ids) : readLoaded(ids)), ids.length),
    /** @param count number of unread items, including those not loaded */
    readAll: (count: number) => {
      const ids = items.filter(({ isRead }) => !isRead).map(({ id }) => id)
      readMany(ids, () => (onReadAll ? onReadAll() : readLoaded(ids)), count, 'readAll')
    },
    dismiss:
      onDismiss &&
      ((item: NotificationItem) =>
        void run({
          change: { ids: new Set([item.id]), isGone: true },
          call: () => onDismiss(item.id),
          done: t('doneDismissed', { title: item.title }),
          failed: t('dismissFailed'),
          about: item,
        })),
    mute:
      onMute &&
      ((application: NotificationApplication, isMuted: boolean) =>
        void run({
          change: { ids: new Set() },
          call: () => onMute(application, isMuted),
          done: t(isMuted ? 'doneMuted' : 'doneHeard', { application: application.name }),
          failed: t(isMuted ? 'muteFailed' : 'hearFailed', { application: application.name }),
          undo: () => Promise.resolve(onMute(application, !isMuted)).then(() => undefined),
        })),
    retry:
      onRetry &&
      ((item: NotificationItem) =>
        void run({
          change: { ids: new Set([item.id]), deed: 'retry' },
          call: () => onRetry(item.id),
          failed: t('retryFailed'),
          about: item,
        })),
    cancel:
      onCancel &&
      ((item: NotificationItem) =>
        void run({
          change: { ids: new Set([item.id]), deed: 'cancel' },
          call: () => onCancel(item.id),
          failed: t('cancelFailed'),
          about: item,
        })),
  }
}

/** The same, as passed to the rows. */
export type NotificationCommands = ReturnType<typeof useChanges>
