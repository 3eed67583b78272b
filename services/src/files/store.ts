import type { Readable } from 'node:stream'

/** Where the next bytes of a file belong. */
export interface Place {
  /** Offset of the first byte that has not arrived. */
  offset: number
  /** Size of the whole file, in bytes. */
  size: number
}

/** Stores files by key, a UUID. A file that was never started has 0 bytes. */
export interface FileStore {
  /** Number of bytes of a file that are stored durably, even if this process ends now. */
  received(key: string): Promise<number>
  /**
   * Appends the bytes of a stream. If it ends early or fails, everything before that is kept.
   * @param length bytes of the stream
   * @returns bytes received in total
   * @throws StoreFull; or what the stream throws
   */
  append(key: string, place: Place, bytes: Readable, length: number): Promise<number>
  /** Reads a part of a complete file. `end` is exclusive. */
  read(key: string, start: number, end: number): Promise<Readable>
  /** Removes a file, or the received part of it; does nothing if there is none. */
  remove(key: string): Promise<void>
  /** Number of bytes that can still be stored. */
  room(): Promise<number>
}

/** There is no space left. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}
