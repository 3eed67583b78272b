import type { Readable } from 'node:stream'

/** Reads bytes of a file. `end` is the first byte that is left out. */
export interface FileBytes {
  size: number
  read: (start: number, end: number) => Promise<Readable>
}

/** What a module exports as `read`: it makes of a foreign file what can be sent from one process to another. */
export type ForeignReader = (file: FileBytes, input: unknown) => Promise<unknown>

/** Tells the reading process what to do. */
export interface Task {
  kind: 'task'
  /** Address of the module of a `ForeignReader`. */
  reader: string
  size: number
  input: unknown
  /** Milliseconds after which it ends itself, should nobody be there to end it. */
  milliseconds: number
  /** Megabytes of all its memory. */
  megabytes: number
}

/** Bytes that the reading process asked for. */
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

/** Bytes that are handed over at once. */
export const pieceBytes = 1024 ** 2
