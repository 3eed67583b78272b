import {
  fromInitial,
  handleOf,
  isSameFile,
  type FileHandle,
  type InitialUpload,
} from '@parvis/design-system/upload'
import { useEffect, useMemo, useState } from 'react'
import { askToRead, keptHandles, mayRead, readFile } from './kept-handles.ts'

/** Keeps where a file is found again while it is on its way, where the browser says so. @param id of its upload */
export function keepFile(id: string, file: File): void {
  const handle = handleOf(file)
  if (handle) void keptHandles.keep(id, handle)
}

/** The upload has ended. @param id of it */
export const forgetFile = (id: string) => void keptHandles.forget(id)

/** What was found of the files that were on their way. */
interface Found {
  files: ReadonlyMap<string, File>
  /** The browser asks the reader before it reads these. */
  asking: ReadonlyMap<string, FileHandle>
  /** What is there now is another file, or none. */
  lost: readonly InitialUpload[]
  /** The reader, or the browser for them, has said no. */
  denied: readonly InitialUpload[]
}

const nothing: Found = { files: new Map(), asking: new Map(), lost: [], denied: [] }

/** Reads files that may be read, and says which of them are not what they were. */
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
    // A folder that was dropped is not known to a file that is found in it.
    if (file && isSameFile({ ...fromInitial(upload), folder: undefined }, file)) files.set(upload.id, file)
    else {
      lost.push(upload)
      await keptHandles.forget(upload.id)
    }
  }
  return { files, lost }
}

/**
 * Finds the files again that were on their way before the page was loaded again, where the browser has kept where they are.
 * @param known those uploads: that of the first render
 * @param prefix of their ids: those of other kinds are left alone
 * @returns the uploads with what was found; `goOn` asks for what may be read only after a question, within a press
 */
export function useKeptFiles(known: readonly InitialUpload[], prefix: string) {
  const [uploads] = useState(known)
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    let isLeft = false
    const find = async () => {
      const handles = await keptHandles.read(new Set(uploads.map(({ id }) => id)), prefix)
      const states = new Map<string, PermissionState>()
      for (const [id, handle] of handles) states.set(id, await mayRead(handle))
      const inState = (state: PermissionState) => uploads.filter(({ id }) => states.get(id) === state)
      const read = await readAll(inState('granted'), handles)
      const asking = new Map([...handles].filter(([id]) => states.get(id) === 'prompt'))
      if (!isLeft) setFound({ ...read, asking, denied: inState('denied') })
    }
    void find()
    return () => {
      isLeft = true
    }
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
