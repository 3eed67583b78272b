/** Runs steps that depend on each other, a few at a time. */

/** The result of a step: the numbers of passed and failed tests, and the output to read. */
export interface StepResult {
  passed: number
  failed: number
  output: string
  /** Remarks worth reading although the step passed. @default none */
  remarks?: readonly string[]
  /** Tests that passed only when repeated, and files that hung once. @default none */
  flaky?: readonly string[]
}

export interface Step {
  name: string
  /** Names of steps that must have passed before this one starts. */
  needs?: readonly string[]
  /** Whether it runs alone, because it needs the whole machine. @default false */
  alone?: boolean
  run: () => Promise<StepResult>
}

export interface StepReport extends StepResult {
  name: string
  milliseconds: number
  /** Name of the failed step that prevented this one from running. It counts as failed. */
  blockedBy?: string
}

/**
 * Runs every step once, `width` at a time, in the given order as far as their needs allow.
 * @param started called when a step starts
 * @param ended called when a step has ended, in the order of ending
 * @throws Error when a need does not exist or steps need each other
 */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  started: (step: Step) => void,
  ended: (report: StepReport) => void,
): Promise<StepReport[]> {
  const names = new Set(steps.map(step => step.name))
  for (const step of steps) {
    for (const need of step.needs ?? []) {
      if (!names.has(need)) throw new Error(`${step.name} needs ${need}, which is not a step`)
    }
  }
  const waiting = [...steps]
  const reports = new Map<string, StepReport>()
  const active = new Map<string, Promise<void>>()
  let aloneRuns = false

  const finish = (report: StepReport) => {
    reports.set(report.name, report)
    ended(report)
  }
  const start = (step: Step) => {
    started(step)
    const begin = performance.now()
    aloneRuns = step.alone === true
    const work = step
      .run()
      .catch((error: unknown): StepResult => ({ passed: 0, failed: 1, output: String(error) }))
      .then(result => {
        active.delete(step.name)
        if (step.alone === true) aloneRuns = false
        finish({ ...result, name: step.name, milliseconds: performance.now() - begin })
      })
    active.set(step.name, work)
  }

  while (waiting.length > 0 || active.size > 0) {
    let moved = false
    for (const step of waiting.slice()) {
      const needs = step.needs ?? []
      const broken = needs.find(need => (reports.get(need)?.failed ?? 0) > 0)
      if (broken !== undefined) {
        waiting.splice(waiting.indexOf(step), 1)
        finish({ name: step.name, passed: 0, failed: 1, output: '', milliseconds: 0, blockedBy: broken })
        moved = true
        continue
      }
      const ready = needs.every(need => reports.has(need))
      const room = !aloneRuns && (step.alone === true ? active.size === 0 : active.size < width)
      if (!ready || !room) continue
      waiting.splice(waiting.indexOf(step), 1)
      start(step)
      moved = true
    }
    if (active.size > 0) await Promise.race(active.values())
    else if (!moved && waiting.length > 0) {
      throw new Error(`these steps wait for each other: ${waiting.map(step => step.name).join(', ')}`)
    }
  }
  return [...reports.values()]
}
