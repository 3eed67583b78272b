import type { Readable } from 'node:stream'

/** Reads bytes of a file. `end` is exclusive. */
export interface FileBytes {
  size: number
  read: (start: number, end: number) => Promise<Readable>
}

/** The type of a module's `read` export: it turns a foreign file into data that can be sent between processes. */
export type ForeignReader = (file: FileBytes, input: unknown) => Promise<unknown>

/** Tells the reading process what to do. */
export interface Task {
  kind: 'task'
  /** URL of the module with the `ForeignReader`. */
  reader: string
  size: number
  input: unknown
  /** Milliseconds after which it ends itself, in case its parent process is gone. */
  milliseconds: number
  /** Maximum megabytes of total memory. */
  megabytes: number
}

/** Bytes that the reading process requested. */
export interface Bytes {
  kind: 'bytes'
  id: number
  bytes: Uint8Array
}

export interface Ask {
  kind: 'ask'
  id: number
  start: number
  end: number
}

export interface Done {
  kind: 'done'
  result: unknown
}

/** The reader threw. */
export interface Failed {
  kind: 'failed'
  message: string
}

export type ToReader = Task | Bytes
export type FromReader = Ask | Done | Failed

/** Maximum bytes per message. */
export const pieceBytes = 1024 ** 2
