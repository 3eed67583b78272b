import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { freeSpaceOf, spaceReserve } from '../database/free-space.ts'
import { codeOf } from '../failure.ts'
import { type FileStore, type Place, StoreFull } from './store.ts'

/** Space that files must leave free: what the embedded database on the same disk needs, and some time to notice. */
const reserve = 2 * spaceReserve

/** Files in a folder of this machine. Processes that share the folder share the files. */
export class DiskStore implements FileStore {
  readonly #folder: string
  readonly #free: (folder: string) => Promise<number>

  /** @param free returns the number of free bytes */
  constructor(folder: string, free: (folder: string) => Promise<number> = freeSpaceOf) {
    this.#folder = folder
    this.#free = free
  }

  /** Spread over subfolders of at most a few thousand files, because some file systems are slow with more. */
  #pathOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), key)
  }

  async received(key: string): Promise<number> {
    try {
      return (await stat(this.#pathOf(key))).size
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return 0
      throw error
    }
  }

  async append(key: string, { offset, size }: Place, bytes: Readable, length: number): Promise<number> {
    if ((await this.room()) < length) throw new StoreFull()
    const handle = await this.#openForWriting(key)
    try {
      // Flush what is already there while more arrives, so that nobody waits for all of it at the end.
      const before = offset > 0 ? this.#bringToDisk(key, handle) : Promise.resolve()
      before.catch(() => {})
      const end = await write(handle, bytes, offset)
      await before
      // A sender who is told that everything has arrived may delete their own copy.
      if (end === size) await this.#bringToDisk(key, handle)
      return end
    } catch (error) {
      if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT')
        throw new StoreFull(undefined, { cause: error })
      throw error
    } finally {
      await handle.close()
    }
  }

  /** A failing disk reports the error once, but not what was lost: remove the file so that all of it is sent again. */
  async #bringToDisk(key: string, handle: FileHandle): Promise<void> {
    try {
      await handle.sync()
    } catch (error) {
      await this.remove(key)
      throw error
    }
  }

  async #openForWriting(key: string): Promise<FileHandle> {
    const path = this.#pathOf(key)
    try {
      return await open(path, 'r+')
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      await mkdir(dirname(path), { recursive: true })
      return open(path, 'wx')
    }
  }

  async read(key: string, start: number, end: number): Promise<Readable> {
    return createReadStream(this.#pathOf(key), { start, end: end - 1 })
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true })
  }

  async room(): Promise<number> {
    await mkdir(this.#folder, { recursive: true })
    return Math.max(0, (await this.#free(this.#folder)) - reserve)
  }
}

/** Bytes buffered while others are being written. */
const waiting = 1024 ** 2

/**
 * Writes a stream from an offset on; chunks that arrive during a write are written together. The stream is not
 * destroyed when a write fails, because its sender must still get a response.
 * @returns the offset of the first byte that has not arrived
 * @throws what the stream throws, once everything before that is written
 */
async function write(handle: FileHandle, bytes: Readable, offset: number): Promise<number> {
  let at = offset
  let failure: unknown
  const writeAll = async (chunks: readonly Buffer[]) => {
    for (let left = chunks; left.length > 0; ) {
      const { bytesWritten } = await handle.writev(left, at)
      at += bytesWritten
      left = behind(left, bytesWritten)
    }
    giveBack(chunks)
  }
  const into = new Writable({
    highWaterMark: waiting,
    write: (chunk: Buffer, _encoding, done) => void writeAll([chunk]).then(() => done(), done),
    writev: (parts, done) =>
      void writeAll(parts.map(({ chunk }) => chunk as Buffer)).then(() => done(), done),
  })
  finished(bytes, { writable: false }).catch((error: unknown) => {
    failure = error
    into.end()
  })
  await finished(bytes.pipe(into))
  if (failure !== undefined) throw failure
  return at
}

/** What remains of chunks after their first bytes. */
function behind(chunks: readonly Buffer[], count: number): Buffer[] {
  let skipped = count
  return chunks.flatMap(chunk => {
    const start = Math.min(skipped, chunk.length)
    skipped -= start
    return start === chunk.length ? [] : [chunk.subarray(start)]
  })
}

/**
 * Releases the memory of chunks at once. Left to the garbage collector, which also counts memory outside its heap, it
 * would trigger forty full collections of the services' heap for each GiB: three quarters of the work.
 */
function giveBack(chunks: readonly Buffer[]): void {
  // A chunk that is part of a larger buffer may share it with others.
  for (const { buffer, length } of chunks)
    if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0)
}
