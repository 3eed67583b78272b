import { type ChildProcess, fork } from 'node:child_process'
import { type FileBytes, type FromReader, pieceBytes, type ToReader } from './messages.ts'
import { type TurnLimits, Turns } from './turns.ts'

/**
 * Why a file could not be read: it took too long, needed too much memory or ended the process, requested too many
 * bytes, or the reader threw.
 */
export type ReadingFault = 'time' | 'memory' | 'bytes' | 'broken'

/** A file was not read to the end. The file is at fault, not the services, so the sender is told. */
export class ForeignFileRefused extends Error {
  override readonly name = 'ForeignFileRefused'
  readonly fault: ReadingFault

  constructor(fault: ReadingFault, message: string = fault) {
    super(message)
    this.fault = fault
  }
}

/** Limits for reading one file. */
export interface ReadingLimits extends TurnLimits {
  /** Time from the start of its process; waiting for a turn does not count. */
  milliseconds: number
  /** Maximum heap. */
  heapMegabytes: number
  /** Maximum total memory, including buffers and Node itself. */
  megabytes: number
  /** Maximum bytes of the file that are handed over, including repeated reads. */
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

/** Signals by which a machine or a person stops processes. */
const stopSignals: ReadonlySet<string> = new Set(['SIGHUP', 'SIGINT', 'SIGTERM'])

/** One file to read. */
export interface Reading {
  /** The module whose `read`, a `ForeignReader`, reads it. */
  reader: URL
  file: FileBytes
  /** Input for the reader besides the file. */
  input: unknown
  /** Who sent it: the files of each person wait in a separate queue. */
  owner: string
}

/**
 * Reads files from untrusted senders: reports, spreadsheets, PDFs. Each file gets a separate process, because the
 * limits of a worker thread do not hold: measured with Node 24.9, `JSON.parse` of 30 MB of brackets within
 * `resourceLimits` ends not the thread but all of the services ("FATAL ERROR: Reached heap limit"). The process may
 * read files, but not write any or start other processes, and it has no settings.
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

  /** Stops all reading. */
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
        child.on('exit', (_code, signal) => reject(this.#whyExited(signal)))
        const ask = this.#giver(child, file, reject)
        child.on('message', (message: FromReader) => {
          if (message.kind === 'ask') ask(message)
          else if (message.kind === 'done') resolve(message.result)
          else reject(new ForeignFileRefused('broken', message.message))
        })
        // Longer than ours, because only ours reports the reason.
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

  /**
   * Why a process exited without a result. The file is to blame if the heap was full or the watching thread killed the
   * process, but not if the process was asked to stop: Ctrl-C and service managers signal all processes of the services,
   * and this one ends first.
   */
  #whyExited(signal: NodeJS.Signals | null): Error {
    if (this.#isClosed) return new Error('The services end')
    if (signal !== null && stopSignals.has(signal)) return new Error(`Reading was stopped by ${signal}`)
    return new ForeignFileRefused('memory')
  }

  /** Sends bytes to a reading process on request. */
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
  // It may have exited in the meantime, which its exit event reports.
  if (child.connected) child.send(message, () => {})
}

async function bytesOf(file: FileBytes, start: number, end: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await file.read(start, end)) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
