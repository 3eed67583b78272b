import { appendFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReportedHookContext, Reporter, TestCase, TestModule } from 'vitest/node'
import type { JournalEntry } from './journal.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The environment variable with the path of the journal. */
const variable = 'TEST_JOURNAL'

const place = (module: TestModule) => ({
  project: module.project.name,
  file: relative(root, module.moduleId),
})

const told = (problems: readonly { message?: string | undefined }[]) =>
  problems.map(problem => problem.message ?? 'an error without a message')

/** Maximum length of a failed test's message; its output has the rest. */
const keptLetters = 300

/** The first message of a failed test, on one line. */
const reasonOf = (problems: readonly { message?: string | undefined }[]) =>
  told(problems)[0]?.replaceAll(/\s+/g, ' ').slice(0, keptLetters)

/**
 * Records a vitest run as it happens: one line of JSON for each start and end of a file, its imports, its hooks and
 * its tests. Unlike a report written at the end, it shows what a killed run had proved and what it was doing.
 */
export default class JournalReporter implements Reporter {
  readonly #path: string

  constructor() {
    const path = process.env[variable]
    if (path === undefined) throw new Error(`${variable} names no file`)
    this.#path = path
    writeFileSync(path, '')
  }

  #write(entry: JournalEntry): void {
    appendFileSync(this.#path, `${JSON.stringify({ ...entry, at: Date.now() })}\n`)
  }

  #step(module: TestModule, step: string): void {
    this.#write({ kind: 'step', ...place(module), step })
  }

  onTestRunStart(specifications: Parameters<NonNullable<Reporter['onTestRunStart']>>[0]): void {
    const files = specifications.map(({ project, moduleId }) => ({
      project: project.name,
      file: relative(root, moduleId),
    }))
    this.#write({ kind: 'run', files })
  }

  onTestModuleQueued(module: TestModule): void {
    this.#write({ kind: 'file', ...place(module) })
  }

  onTestModuleCollected(module: TestModule): void {
    this.#step(module, 'is imported')
  }

  onHookStart({ name, entity }: ReportedHookContext): void {
    this.#step(entity.type === 'module' ? entity : entity.module, `${name} begins`)
  }

  onHookEnd({ name, entity }: ReportedHookContext): void {
    this.#step(entity.type === 'module' ? entity : entity.module, `${name} ends`)
  }

  onTestCaseReady(test: TestCase): void {
    const { timeout } = test.options
    this.#write({
      kind: 'test',
      ...place(test.module),
      test: test.fullName,
      ...(timeout !== undefined && { timeout }),
    })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    const message = reasonOf(errors)
    this.#write({
      kind: 'result',
      ...place(test.module),
      test: test.fullName,
      state: state === 'pending' ? 'failed' : state,
      ...(message === undefined ? {} : { message }),
    })
  }

  onTestModuleEnd(module: TestModule): void {
    const milliseconds = Math.round(module.diagnostic().duration)
    this.#write({ kind: 'end of file', ...place(module), errors: told(module.errors()), milliseconds })
  }

  onTestRunEnd(_: unknown, errors: readonly { message?: string }[]): void {
    this.#write({ kind: 'end', errors: told(errors) })
  }
}
