import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
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
      const end = await write(handle, bytes, offset)
      // Whoever is told that all of it has arrived may throw their own away.
      if (end === size) await handle.sync()
      return end
    } catch (error) {
      if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT')
        throw new StoreFull(undefined, { cause: error })
      throw error
    } finally {
      await handle.close()
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

/** Writes a stream from a place on. The stream is left whole when a write fails: who sent it is still to be answered. */
async function write(handle: FileHandle, bytes: Readable, offset: number): Promise<number> {
  let at = offset
  for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
    const buffer = chunk as Uint8Array
    let written = 0
    while (written < buffer.length) {
      const { bytesWritten } = await handle.write(buffer, written, buffer.length - written, at)
      written += bytesWritten
      at += bytesWritten
    }
  }
  return at
}
