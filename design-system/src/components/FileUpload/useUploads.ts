import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import {
  fromFile,
  fromInitial,
  isSameFile,
  isUnderWay,
  uploadReducer,
  type CheckResult,
  type InitialUpload,
  type UploadAction,
  type UploadHandle,
  type UploadItem,
  type UploadTransport,
} from './upload.ts'
import { isMoving, type Left } from './whole.ts'

interface Uploads {
  transport: UploadTransport
  /** Looks at a file before a byte is sent; rejects when it cannot. */
  check: ((file: File, signal: AbortSignal) => Promise<CheckResult>) | undefined
  initialItems: readonly InitialUpload[] | undefined
  /** How many are sent at once. */
  atOnce: number
  /** Why a file is refused, or null. */
  refuse: (file: File, others: number) => string | null
  /** What is said of a file that is in the list already, and of one that could not be checked. */
  texts: { duplicate: string; checkFailed: string }
}

/** Files that take a place in the list. */
const counts = ({ phase }: UploadItem) =>
  phase !== 'refused' && phase !== 'cancelled' && phase !== 'duplicate'

const noneLeft: Left = { files: 0, bytes: 0 }
/** Where there are none: the same each time. */
const none: readonly InitialUpload[] = []
/** Files that are looked at before they are sent, at the same time: a folder may hold thousands. */
const looksAtOnce = 4

/** Sends files: checks them, keeps them in a queue, and follows what the transport tells of them. */
export function useUploads({ transport, check, initialItems = none, atOnce, refuse, texts }: Uploads) {
  const [items, dispatch] = useReducer(uploadReducer, initialItems, initial => initial.map(fromInitial))
  const handles = useRef(new Map<string, UploadHandle>())
  const checks = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  const toLookAt = useRef<(() => Promise<void>)[]>([])
  const looking = useRef(0)
  const gone = useRef(new Set<string>())
  const taken = useRef(new Set(initialItems.map(({ id }) => id)))

  // The caller may take up later what was on its way before.
  useEffect(() => {
    const later = initialItems.filter(({ id }) => !taken.current.has(id))
    for (const { id } of later) taken.current.add(id)
    if (later.length > 0) dispatch({ kind: 'add', items: later.map(fromInitial) })
    // Those that are not missing are left as they are.
    for (const { id, file } of initialItems)
      if (file && !later.some(other => other.id === id)) dispatch({ kind: 'found', id, file })
  }, [initialItems])

  // Sends what is next in the queue whenever there is room.
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
          // What ended is begun anew, not resumed.
          hasEnded = event.kind === 'done' || event.kind === 'failed' || event.kind === 'duplicate'
          if (hasEnded) handles.current.delete(id)
          dispatch({ kind: 'event', id, event, at: performance.now() })
        })
        // It may have told so at once.
        if (!hasEnded) handles.current.set(id, started)
      }
    }
  }, [items, atOnce, transport])

  // Nothing is sent unseen: what is on its way waits for the field to come back.
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
      dispatch({ kind: 'checked', id, result: null })
      return
    }
    // It may have been taken out while it waited.
    if (gone.current.delete(id)) return
    const controller = new AbortController()
    checks.current.set(id, controller)
    try {
      const result = await check(file, controller.signal)
      if (!controller.signal.aborted) dispatch({ kind: 'checked', id, result })
    } catch {
      // The reason is the caller's to log.
      if (!controller.signal.aborted)
        dispatch({ kind: 'checked', id, result: { refused: texts.checkFailed } })
    } finally {
      checks.current.delete(id)
    }
  }

  /** Looks at one file after the other, until all have been. */
  const lookOn = async () => {
    looking.current += 1
    for (let next = toLookAt.current.shift(); next; next = toLookAt.current.shift()) await next()
    looking.current -= 1
  }

  /** Takes files into the list; those that were on their way before the page was loaded again go on. */
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
      if (phase === 'checking' && file) toLookAt.current.push(() => look(id, file))
    while (looking.current < looksAtOnce && toLookAt.current.length > 0) void lookOn()
    return added
  }

  const act = useCallback(
    (kind: 'pause' | 'resume' | 'cancel' | 'retry' | 'link' | 'remove' | 'first', id: string) => {
      const handle = handles.current.get(id)
      if (kind === 'pause') handle?.pause()
      if (kind === 'cancel' || kind === 'remove') {
        handle?.cancel()
        handles.current.delete(id)
        const controller = checks.current.get(id)
        if (controller) controller.abort()
        else gone.current.add(id)
      }
      const action: UploadAction = { kind, id }
      dispatch(action)
    },
    [],
  )

  const [left, setLeft] = useState(noneLeft)
  /** Takes a file out that has arrived: it counts with those that come while others are on their way. */
  const leave = useCallback(
    (id: string, size: number) => {
      act('remove', id)
      setLeft(({ files, bytes }) => ({ files: files + 1, bytes: bytes + size }))
    },
    [act],
  )
  if (left.files > 0 && !items.some(isMoving) && items.every(({ phase }) => phase !== 'done'))
    setLeft(noneLeft)

  return { items, left, add, act, leave }
}
