/** What happened in a vitest run, as recorded by `journal-reporter.ts`, and what follows from it. */

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
  /** `timeout`: milliseconds that the test may take. */
  | ({ kind: 'test'; test: string; timeout?: number } & Place)
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

/** The result of a run, or of the recorded part of an unfinished one. */
export interface Outcome {
  passed: ReadonlySet<TestName>
  /** The failed tests with their files. */
  failed: ReadonlyMap<TestName, string>
  /** The first message of each failed test. */
  reasons: ReadonlyMap<TestName, string>
  /** Errors outside of tests: a file that does not load, an unhandled rejection. */
  errors: readonly string[]
  /** Files that should have run but have not finished. */
  open: readonly Place[]
  /** What was running when the journal ended. */
  running: readonly string[]
  /**
   * When each running file last made progress, in milliseconds since 1970, what it has been doing since, and how many
   * milliseconds that may take where it says so.
   */
  steps: ReadonlyMap<string, { at: number; doing: string; timeout?: number }>
  /** Whether a file has been imported. */
  isBegun: boolean
  /** Number of finished files, and of all files. */
  progress: readonly [ended: number, all: number]
  /** Milliseconds that each file took, without loading. */
  times: ReadonlyMap<string, number>
  /** Whether the run finished by itself. */
  isComplete: boolean
}

const key = ({ project, file }: Place) => `${project} ${file}` as const
const nameOf = (place: Place, test: string): TestName => `${key(place)} > ${test.trim()}`

/**
 * Vitest's message for a snapshot that no test used. If a test of the file failed, it may not have reached the
 * snapshot.
 */
const isObsoleteSnapshot = (error: string) => error.startsWith('Obsolete snapshots found')

/**
 * Reads a journal. A truncated last line is ignored.
 * @param text lines of JSON
 */
export function readJournal(text: string): Outcome {
  const passed = new Set<TestName>()
  const failed = new Map<TestName, string>()
  const reasons = new Map<TestName, string>()
  const failedIn = new Set<string>()
  const errors: string[] = []
  const open = new Map<string, Place>()
  const files = new Map<string, { at: number; doing: string; timeout?: number }>()
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
        files.set(key(entry), {
          at,
          doing: nameOf(entry, entry.test),
          ...(entry.timeout !== undefined && { timeout: entry.timeout }),
        })
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
