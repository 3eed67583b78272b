import { createContext } from 'react'
import type { TableAnswer } from './table.worker.ts'

export type ReadFile = (file: File, signal: AbortSignal) => Promise<TableAnswer>

/** A file that takes longer is not read: what it holds is no list of articles. */
const longest = 60_000

/** Reads a table in a worker of its own, so that the page can be used meanwhile, and nothing of it stays. */
export const readInWorker: ReadFile = (file, signal) =>
  new Promise(resolve => {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
    const end = (answer: TableAnswer) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => end({ fault: 'unreadable' }), longest)
    signal.addEventListener('abort', () => end({ fault: 'unreadable' }))
    worker.addEventListener('error', event => {
      event.preventDefault()
      end({ fault: 'unreadable' })
    })
    worker.addEventListener('message', ({ data }: MessageEvent<TableAnswer>) => end(data))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(file)
  })

/** How files are read. */
export const ReadFileContext = createContext<ReadFile>(readInWorker)
