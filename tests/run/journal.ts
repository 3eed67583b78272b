/** What a run of vitest did, as `journal-reporter.ts` writes it, and what follows from it. */

interface Place {
  /** Name of the project, which for stories is the condition. */
  project: string
  /** Path from the project's root. */
  file: string
}
export type JournalEntry = Step & {
  /** Milliseconds since 1970. */
  at?: number
}
type Step =
  | { kind: 'run'; files: readonly Place[] }
  | ({ kind: 'file' } & Place)
  /** Its imports, or a hook. */
  | ({ kind: 'step'; step: string } & Place)
  | ({ kind: 'test'; test: string } & Place)
  | ({
      kind: 'result'
      test: string
      state: 'passed' | 'failed' | 'skipped'
      /** Why it failed. */
      message?: string
    } & Place)
  | ({ kind: 'end of file'; errors: readonly string[]; milliseconds: number } & Place)
  | { kind: 'end'; errors: readonly string[] }

/** The name of a test in messages: its condition or project, its file and its own name. */
export type TestName = `${string} ${string} > ${string}`

/** What a run, or the part of one that was not ended, has found. */
export interface Outcome {
  passed: ReadonlySet<TestName>
  /** With the file that each is in. */
  failed: ReadonlyMap<TestName, string>
  /** What each that failed said first. */
  reasons: ReadonlyMap<TestName, string>
  /** What went wrong outside of tests: a file that does not load, a rejection that nobody handles. */
  errors: readonly string[]
  /** Files that were to be run and have not ended. */
  open: readonly Place[]
  /** What was being run when the journal ended. */
  running: readonly string[]
  /** When each file that is being run last went on, in milliseconds since 1970, and what it has been doing since. */
  steps: ReadonlyMap<string, { at: number; doing: string }>
  /** Whether a file has been imported. */
  isBegun: boolean
  /** Files that have ended, of how many. */
  progress: readonly [ended: number, all: number]
  /** Milliseconds that each file took, without its loading. */
  times: ReadonlyMap<string, number>
  /** Whether the run came to its own end. */
  isComplete: boolean
}

const key = ({ project, file }: Place) => `${project} ${file}` as const
const nameOf = (place: Place, test: string): TestName => `${key(place)} > ${test.trim()}`

/** What vitest says of a snapshot that no test asked for: of a file in which one failed, that one may not have come to it. */
const isObsoleteSnapshot = (error: string) => error.startsWith('Obsolete snapshots found')

/**
 * Reads a journal. A last line that was cut off is left out.
 * @param text lines of JSON
 */
export function readJournal(text: string): Outcome {
  const passed = new Set<TestName>()
  const failed = new Map<TestName, string>()
  const reasons = new Map<TestName, string>()
  const failedIn = new Set<string>()
  const errors: string[] = []
  const open = new Map<string, Place>()
  const files = new Map<string, { at: number; doing: string }>()
  const tests = new Map<TestName, string>()
  const times = new Map<string, number>()
  let all = 0
  let isComplete = false
  let isBegun = false
  for (const line of text.split('\n').slice(0, -1)) {
    const entry = JSON.parse(line) as JournalEntry
    const at = entry.at ?? 0
    switch (entry.kind) {
      case 'run':
        all = entry.files.length
        for (const place of entry.files) open.set(key(place), place)
        break
      case 'file':
        files.set(key(entry), { at, doing: `${key(entry)} is loaded` })
        break
      case 'step':
        isBegun = true
        files.set(key(entry), { at, doing: `${key(entry)} ${entry.step}` })
        break
      case 'test':
        files.set(key(entry), { at, doing: nameOf(entry, entry.test) })
        tests.set(nameOf(entry, entry.test), key(entry))
        break
      case 'result': {
        const name = nameOf(entry, entry.test)
        files.set(key(entry), { at, doing: `what follows ${name}` })
        tests.delete(name)
        if (entry.state === 'passed') passed.add(name)
        if (entry.state === 'failed') {
          failed.set(name, entry.file)
          if (entry.message !== undefined) reasons.set(name, entry.message)
          failedIn.add(key(entry))
        }
        break
      }
      case 'end of file':
        files.delete(key(entry))
        open.delete(key(entry))
        times.set(key(entry), entry.milliseconds)
        for (const error of entry.errors)
          if (!(isObsoleteSnapshot(error) && failedIn.has(key(entry)))) errors.push(`${key(entry)}: ${error}`)
        break
      case 'end':
        isComplete = true
        errors.push(...entry.errors)
    }
  }
  const busy = new Set(tests.values())
  return {
    passed,
    failed,
    reasons,
    errors,
    open: [...open.values()],
    running: [...tests.keys(), ...[...files.keys()].filter(file => !busy.has(file))],
    steps: files,
    isBegun,
    progress: [all - open.size, all],
    times,
    isComplete,
  }
}
