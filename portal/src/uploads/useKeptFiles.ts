import {
  fromInitial,
  handleOf,
  isSameFile,
  type FileHandle,
  type InitialUpload,
} from '@parvis/design-system/upload'
import { useEffect, useMemo, useState } from 'react'
import { askToRead, keptHandles, mayRead, readFile } from './kept-handles.ts'

/** Stores the handle of a file during its upload, if the browser gave one. @param id of the upload */
export function keepFile(id: string, file: File): void {
  const handle = handleOf(file)
  if (handle) void keptHandles.keep(id, handle)
}

/** Deletes the stored handle once the upload has ended. @param id of the upload */
export const forgetFile = (id: string) => void keptHandles.forget(id)

/** The files of interrupted uploads, as far as the browser still finds them. */
interface Found {
  files: ReadonlyMap<string, File>
  /** The browser asks for permission before it reads these. */
  asking: ReadonlyMap<string, FileHandle>
  /** The file has changed or is gone. */
  lost: readonly InitialUpload[]
  /** The reader or the browser has denied permission. */
  denied: readonly InitialUpload[]
}

const nothing: Found = { files: new Map(), asking: new Map(), lost: [], denied: [] }

/** Opens files that may be read, and reports those that have changed or are gone. */
async function readAll(
  uploads: readonly InitialUpload[],
  handles: ReadonlyMap<string, FileHandle>,
): Promise<Pick<Found, 'files' | 'lost'>> {
  const files = new Map<string, File>()
  const lost: InitialUpload[] = []
  for (const upload of uploads) {
    const handle = handles.get(upload.id)
    if (!handle) continue
    const file = await readFile(handle)
    // A file opened by its handle does not know the folder that it was dropped with.
    if (file && isSameFile({ ...fromInitial(upload), folder: undefined }, file)) files.set(upload.id, file)
    else {
      lost.push(upload)
      await keptHandles.forget(upload.id)
    }
  }
  return { files, lost }
}

/** The name of the lock of the window that resumes uploads. @param prefix of their ids */
export const resumingLock = (prefix: string) => `parvis-resuming-${prefix}`

/** Resolves when the signal aborts. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Runs work in one window at a time, which stays the one until the signal aborts: two windows that resumed the same
 * upload would send every part twice.
 */
async function inOneWindow(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Browsers without locks give no handles either, so there is nothing to resume.
  if (!('locks' in navigator)) return
  try {
    await navigator.locks.request(name, { signal }, async () => {
      await work()
      await aborted(signal)
    })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/**
 * Finds the files of interrupted uploads after a reload, if the browser stored their handles. In another window it waits
 * until this one is closed or left.
 * @param known the interrupted uploads, as of the first render
 * @param prefix of their ids, which tells this kind of uploads from others
 * @returns the uploads with the files found; `goOn` asks for permission for the others and must be called by a press
 */
export function useKeptFiles(known: readonly InitialUpload[], prefix: string) {
  const [uploads] = useState(known)
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    const leaving = new AbortController()
    const find = async () => {
      const handles = await keptHandles.read(new Set(uploads.map(({ id }) => id)))
      const states = new Map<string, PermissionState>()
      for (const [id, handle] of handles) states.set(id, await mayRead(handle))
      const inState = (state: PermissionState) => uploads.filter(({ id }) => states.get(id) === state)
      const read = await readAll(inState('granted'), handles)
      const asking = new Map([...handles].filter(([id]) => states.get(id) === 'prompt'))
      if (!leaving.signal.aborted) setFound({ ...read, asking, denied: inState('denied') })
    }
    void inOneWindow(resumingLock(prefix), leaving.signal, find)
    return () => leaving.abort()
  }, [uploads, prefix])
  const goOn = async () => {
    const { asking } = found
    setFound(before => ({ ...before, asking: new Map() }))
    const granted = new Map<string, FileHandle>()
    for (const [id, handle] of asking) if ((await askToRead(handle)) === 'granted') granted.set(id, handle)
    const read = await readAll(uploads, granted)
    const denied = uploads.filter(({ id }) => asking.has(id) && !granted.has(id))
    setFound(before => ({
      ...before,
      files: new Map([...before.files, ...read.files]),
      lost: [...before.lost, ...read.lost],
      denied: [...before.denied, ...denied],
    }))
  }
  const initialItems = useMemo(
    () =>
      uploads.map(upload => {
        const file = found.files.get(upload.id)
        return file ? { ...upload, file } : upload
      }),
    [uploads, found.files],
  )
  const asking = uploads.filter(({ id }) => found.asking.has(id))
  return { initialItems, asking, lost: found.lost, denied: found.denied, goOn }
}
