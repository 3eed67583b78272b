import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import {
  fromFile,
  fromInitial,
  isSameFile,
  isUnderWay,
  uploadReducer,
  type CheckResult,
  type InitialUpload,
  type UploadHandle,
  type UploadItem,
  type UploadTransport,
} from './upload.ts'
import { isMoving, type Left } from './whole.ts'

interface Uploads {
  transport: UploadTransport
  /** Checks a file before anything is sent. Rejects if it cannot. */
  check: ((file: File, signal: AbortSignal) => Promise<CheckResult>) | undefined
  initialItems: readonly InitialUpload[] | undefined
  /** Maximum number of simultaneous uploads. */
  atOnce: number
  /** Why a file is refused, or null. */
  refuse: (file: File, others: number) => string | null
  /** Messages for a file that is already in the list and for one that could not be checked. */
  texts: { duplicate: string; checkFailed: string }
}

/** Whether a file counts towards the maximum number of files. One that failed for good may be added again. */
const counts = ({ phase, canRetry }: UploadItem) =>
  phase !== 'refused' && phase !== 'cancelled' && phase !== 'duplicate' && (phase !== 'failed' || canRetry)

const noneLeft: Left = { files: 0, bytes: 0 }
/** A stable default, so that the array keeps its identity. */
const none: readonly InitialUpload[] = []
/** Maximum number of simultaneous checks: a folder may hold thousands of files. */
const looksAtOnce = 4

/** Checks, queues and sends files, and tracks the events of the transport. */
export function useUploads({ transport, check, initialItems = none, atOnce, refuse, texts }: Uploads) {
  const [items, dispatch] = useReducer(uploadReducer, initialItems, initial => initial.map(fromInitial))
  const handles = useRef(new Map<string, UploadHandle>())
  const checks = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  const toLookAt = useRef<string[]>([])
  const looking = useRef(0)
  /** The checks of the files that have not been checked, as of when each was added. */
  const unchecked = useRef(new Map<string, () => Promise<void>>())
  const taken = useRef(new Set(initialItems.map(({ id }) => id)))

  // The caller may pass earlier uploads after the first render.
  useEffect(() => {
    const later = initialItems.filter(({ id }) => !taken.current.has(id))
    for (const { id } of later) taken.current.add(id)
    if (later.length > 0) dispatch({ kind: 'add', items: later.map(fromInitial) })
    // Those that are not missing are left as they are.
    for (const { id, file } of initialItems)
      if (file && !later.some(other => other.id === id)) dispatch({ kind: 'found', id, file })
  }, [initialItems])

  // Starts the next queued file whenever a slot is free.
  useEffect(() => {
    let room = atOnce - items.filter(({ phase }) => isUnderWay(phase)).length
    for (const { id, file, sentBytes, isLink } of items.filter(({ phase }) => phase === 'queued')) {
      if (room <= 0 || !file) return
      room -= 1
      dispatch({ kind: 'begin', id })
      const handle = handles.current.get(id)
      if (handle) handle.resume()
      else {
        let hasEnded = false
        const started = transport.start({ id, file, sentBytes, isLink }, event => {
          // An ended upload is restarted, not resumed.
          hasEnded = event.kind === 'done' || event.kind === 'failed' || event.kind === 'duplicate'
          if (hasEnded) handles.current.delete(id)
          dispatch({ kind: 'event', id, event, at: performance.now() })
        })
        // The transport may have emitted the final event synchronously.
        if (!hasEnded) handles.current.set(id, started)
      }
    }
  }, [items, atOnce, transport])

  // On unmount, pause running uploads until the field comes back: nothing is sent unseen.
  useEffect(() => {
    const running = handles.current
    const asked = checks.current
    return () => {
      for (const handle of running.values()) handle.pause()
      for (const controller of asked.values()) controller.abort()
    }
  }, [])

  const look = async (id: string, file: File) => {
    if (!check) {
      unchecked.current.delete(id)
      dispatch({ kind: 'checked', id, result: null })
      return
    }
    const controller = new AbortController()
    checks.current.set(id, controller)
    try {
      const result = await check(file, controller.signal)
      if (controller.signal.aborted) return
      unchecked.current.delete(id)
      dispatch({ kind: 'checked', id, result })
    } catch {
      // The caller logs the reason.
      if (!controller.signal.aborted)
        dispatch({ kind: 'checked', id, result: { refused: texts.checkFailed } })
    } finally {
      // The file may be in its next check already.
      if (checks.current.get(id) === controller) checks.current.delete(id)
    }
  }

  /** Checks files, a few at a time, until none is left. */
  const lookAt = useCallback((ids: readonly string[]) => {
    toLookAt.current.push(...ids)
    const lookOn = async () => {
      looking.current += 1
      for (let id = toLookAt.current.shift(); id !== undefined; id = toLookAt.current.shift())
        await unchecked.current.get(id)?.()
      looking.current -= 1
    }
    while (looking.current < looksAtOnce && toLookAt.current.length > 0) void lookOn()
  }, [])

  /** Adds files to the list. Files of uploads that started before a page reload resume. */
  const add = (files: readonly File[]) => {
    const list = [...items]
    const added: UploadItem[] = []
    for (const file of files) {
      const known = list.find(item => counts(item) && isSameFile(item, file))
      if (known?.phase === 'missing') {
        dispatch({ kind: 'found', id: known.id, file })
        continue
      }
      count.current += 1
      const id = `file-${count.current}-${file.lastModified}`
      const fresh = fromFile(id, file, refuse(file, list.filter(counts).length))
      const item: UploadItem = known ? { ...fresh, phase: 'duplicate', reason: texts.duplicate } : fresh
      list.push(item)
      added.push(item)
    }
    dispatch({ kind: 'add', items: added })
    for (const { id, file, phase } of added)
      if (phase !== 'refused' && file) unchecked.current.set(id, () => look(id, file))
    lookAt(added.filter(({ phase }) => phase === 'checking').map(({ id }) => id))
    return added
  }

  const act = useCallback(
    (kind: 'pause' | 'resume' | 'cancel' | 'retry' | 'link' | 'remove' | 'first', id: string) => {
      const handle = handles.current.get(id)
      if (kind === 'pause') handle?.pause()
      if (kind === 'cancel' || kind === 'remove') {
        if (handle) handle.cancel()
        else transport.discard?.(id)
        handles.current.delete(id)
        checks.current.get(id)?.abort()
        // It may still wait for its check.
        toLookAt.current = toLookAt.current.filter(other => other !== id)
        if (kind === 'remove') unchecked.current.delete(id)
      }
      // What was already in the list, or cancelled before its check, is not sent without one.
      const isUnchecked = kind === 'retry' && unchecked.current.has(id)
      dispatch(isUnchecked ? { kind: 'check', id } : { kind, id })
      if (isUnchecked) lookAt([id])
    },
    [transport, lookAt],
  )

  const [left, setLeft] = useState(noneLeft)
  /**
   * Removes a completed file from the list, but keeps counting it in the overall progress while others are running.
   * @param size of what was sent; undefined for a link
   */
  const leave = useCallback((id: string, size: number | undefined) => {
    dispatch({ kind: 'remove', id })
    if (size !== undefined) setLeft(({ files, bytes }) => ({ files: files + 1, bytes: bytes + size }))
  }, [])
  if (left.files > 0 && !items.some(isMoving) && items.every(({ phase }) => phase !== 'done'))
    setLeft(noneLeft)

  return { items, left, add, act, leave }
}
