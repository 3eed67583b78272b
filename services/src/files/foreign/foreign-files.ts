import { type ChildProcess, fork } from 'node:child_process'
import { type FileBytes, type FromReader, pieceBytes, type ToReader } from './messages.ts'
import { type TurnLimits, Turns } from './turns.ts'

/** Why nothing was read from a file: it lasted too long, needed too much memory or ended the process, or the reader threw. */
export type ReadingFault = 'time' | 'memory' | 'bytes' | 'broken'

/** A file is not read to its end. It is the file's fault, never ours: the sender is told. */
export class ForeignFileRefused extends Error {
  override readonly name = 'ForeignFileRefused'
  readonly fault: ReadingFault

  constructor(fault: ReadingFault, message: string = fault) {
    super(message)
    this.fault = fault
  }
}

/** What the reading of one file may cost. */
export interface ReadingLimits extends TurnLimits {
  /** From the start of its process; waiting for a turn does not count. */
  milliseconds: number
  /** Of its heap. */
  heapMegabytes: number
  /** Of all its memory, with what buffers hold and Node itself. */
  megabytes: number
  /** Bytes of the file that are handed over, however often they are asked for. */
  bytesRead: number
}

const defaultLimits: ReadingLimits = {
  atOnce: 2,
  waitingOfOne: 5,
  waiting: 50,
  milliseconds: 20_000,
  heapMegabytes: 256,
  megabytes: 512,
  bytesRead: 64 * 1024 ** 2,
}

/** One file to read. */
export interface Reading {
  /** The module whose `read`, a `ForeignReader`, reads it. */
  reader: URL
  file: FileBytes
  /** What the reader is told beside the file. */
  input: unknown
  /** Who sent it: the files of each person wait in a line of their own. */
  owner: string
}

/**
 * Reads what strangers sent: reports, spreadsheets, PDFs. Each file has a process of its own, because the limits of a worker
 * thread do not hold: measured with Node 24.9, `JSON.parse` of 30 MB of brackets within `resourceLimits` ends not the thread
 * but all of the services ("FATAL ERROR: Reached heap limit"). The process may read files; it can write none, start nothing and knows no setting.
 */
export class ForeignFiles {
  readonly #limits: ReadingLimits
  readonly #turns: Turns
  readonly #running = new Set<ChildProcess>()
  #isClosed = false

  constructor(limits: Partial<ReadingLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits }
    this.#turns = new Turns(this.#limits)
  }

  /** @throws ForeignFileRefused, QueueFull, or what reading the bytes throws */
  read(reading: Reading): Promise<unknown> {
    return this.#turns.take(reading.owner, () => this.#run(reading))
  }

  /** Ends what is being read. */
  close(): void {
    this.#isClosed = true
    for (const child of this.#running) child.kill('SIGKILL')
  }

  async #run({ reader, file, input }: Reading): Promise<unknown> {
    const { milliseconds, heapMegabytes, megabytes } = this.#limits
    const child = fork(new URL('./reading-process.ts', import.meta.url), [], {
      env: {},
      execArgv: [
        `--max-old-space-size=${heapMegabytes}`,
        '--permission',
        '--allow-fs-read=*',
        '--allow-worker',
        '--disable-warning=SecurityWarning',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#running.add(child)
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((resolve, reject) => {
        timer = setTimeout(() => reject(new ForeignFileRefused('time')), milliseconds)
        child.on('error', reject)
        // Whatever ends it without an answer, the file did: its heap was full, or it was watched growing.
        child.on('exit', () =>
          reject(this.#isClosed ? new Error('The services end') : new ForeignFileRefused('memory')),
        )
        const ask = this.#giver(child, file, reject)
        child.on('message', (message: FromReader) => {
          if (message.kind === 'ask') ask(message)
          else if (message.kind === 'done') resolve(message.result)
          else reject(new ForeignFileRefused('broken', message.message))
        })
        // Longer than ours, which tells why.
        const own = milliseconds + 1000
        tell(child, {
          kind: 'task',
          reader: reader.href,
          size: file.size,
          input,
          milliseconds: own,
          megabytes,
        })
      })
    } finally {
      clearTimeout(timer)
      child.kill('SIGKILL')
      this.#running.delete(child)
    }
  }

  /** Hands bytes to a reading process that asks for them. */
  #giver(child: ChildProcess, file: FileBytes, fail: (error: unknown) => void) {
    let left = this.#limits.bytesRead
    return ({ id, start, end }: { id: number; start: number; end: number }) => {
      left -= end - start
      if (end - start > pieceBytes || left < 0) fail(new ForeignFileRefused('bytes'))
      else
        bytesOf(file, start, end)
          .then(bytes => tell(child, { kind: 'bytes', id, bytes }))
          .catch(fail)
    }
  }
}

function tell(child: ChildProcess, message: ToReader): void {
  // It may have ended meanwhile, which its end tells.
  if (child.connected) child.send(message, () => {})
}

async function bytesOf(file: FileBytes, start: number, end: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await file.read(start, end)) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
