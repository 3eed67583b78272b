import type { Readable } from 'node:stream'

/** Where the next bytes of a file belong. */
export interface Place {
  /** The first byte that has not arrived. */
  offset: number
  /** Of the whole file, in bytes. */
  size: number
}

/** Keeps files by key, a UUID. What it keeps of a file that nobody has begun is nothing: 0 bytes. */
export interface FileStore {
  /** Bytes of a file that have arrived and stay, also if this process ends now. */
  received(key: string): Promise<number>
  /**
   * Appends what the stream gives. If it ends early or fails, what came before stays.
   * @param length bytes of the stream
   * @returns bytes that have arrived in all
   * @throws StoreFull; or what the stream throws
   */
  append(key: string, place: Place, bytes: Readable, length: number): Promise<number>
  /** Reads a part of a file that has arrived. `end` is the first byte that is left out. */
  read(key: string, start: number, end: number): Promise<Readable>
  /** Removes a file, or what has arrived of it; nothing where there is none. */
  remove(key: string): Promise<void>
  /** Bytes that there is still room for. */
  room(): Promise<number>
}

/** There is no room for what should be kept. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
}
