import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { freeSpaceOf, spaceReserve } from '../database/free-space.ts'
import { codeOf } from '../failure.ts'
import { type FileStore, type Place, StoreFull } from './store.ts'

/** What files leave free: what the embedded database on the same disk needs, and some time to notice. */
const reserve = 2 * spaceReserve

/** Files in a folder of this machine. Processes that share the folder share the files. */
export class DiskStore implements FileStore {
  readonly #folder: string
  readonly #free: (folder: string) => Promise<number>

  /** @param free tells the bytes that are free */
  constructor(folder: string, free: (folder: string) => Promise<number> = freeSpaceOf) {
    this.#folder = folder
    this.#free = free
  }

  /** In folders of at most a few thousand: some file systems are slow with more. */
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
      // What came before is brought to the disk while more comes, so that nobody waits for all of it in the end.
      const before = offset > 0 ? this.#bringToDisk(key, handle) : Promise.resolve()
      before.catch(() => {})
      const end = await write(handle, bytes, offset)
      await before
      // A sender who is told that all of it has arrived may delete their own copy.
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

  /** A disk that fails says so once, and not what it lost: then all of the file is sent anew. */
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

/** Bytes that wait while others are written. */
const waiting = 1024 ** 2

/**
 * Writes a stream from a place on; what comes meanwhile is written together. The stream is left whole when a write fails:
 * who sent it is still to be answered.
 * @returns the first byte that has not arrived
 * @throws what the stream throws, once all that came before is written
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

/** What is left of chunks behind their first bytes. */
function behind(chunks: readonly Buffer[], count: number): Buffer[] {
  let skipped = count
  return chunks.flatMap(chunk => {
    const start = Math.min(skipped, chunk.length)
    skipped -= start
    return start === chunk.length ? [] : [chunk.subarray(start)]
  })
}

/**
 * Gives the memory of chunks back at once. Left to the garbage collector, which counts what lies outside its heap as well, it
 * has the whole heap of the services walked forty times for each GiB: three quarters of the work.
 */
function giveBack(chunks: readonly Buffer[]): void {
  // One that is a part of more may not be alone in it.
  for (const { buffer, length } of chunks)
    if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0)
}
