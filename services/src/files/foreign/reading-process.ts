import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { type ForeignReader, type FromReader, pieceBytes, type Task, type ToReader } from './messages.ts'

/** The process that `ForeignFiles` starts for one file. It has no database, settings or secrets, and writes nothing. */

const waiting = new Map<number, (bytes: Uint8Array) => void>()
let asked = 0

function send(message: FromReader, sent?: () => void): void {
  process.send?.(message, undefined, undefined, () => sent?.())
}

function ask(start: number, end: number): Promise<Uint8Array> {
  asked += 1
  const id = asked
  return new Promise(resolve => {
    waiting.set(id, resolve)
    send({ kind: 'ask', id, start, end })
  })
}

async function* piecesOf(start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += pieceBytes) yield await ask(at, Math.min(end, at + pieceBytes))
}

async function run({ reader, size, input, milliseconds, megabytes }: Task): Promise<void> {
  // A separate thread can measure memory outside the heap even while reading blocks the event loop.
  new Worker(new URL('./watch.ts', import.meta.url), { workerData: { milliseconds, megabytes } }).unref()
  try {
    const { read } = (await import(reader)) as { read: ForeignReader }
    const file = {
      size,
      read: async (start: number, end: number) =>
        Readable.from(piecesOf(start, Math.min(end, size)), { objectMode: false }),
    }
    const result = await read(file, input)
    send({ kind: 'done', result }, () => process.exit(0))
  } catch (error) {
    send({ kind: 'failed', message: String(error) }, () => process.exit(0))
  }
}

process.on('message', (message: ToReader) => {
  if (message.kind === 'task') void run(message)
  else {
    waiting.get(message.id)?.(message.bytes)
    waiting.delete(message.id)
  }
})
process.on('disconnect', () => process.exit(0))
