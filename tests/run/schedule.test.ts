import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { runSteps, type Step, type StepReport } from './schedule.ts'

const quiet = () => undefined
const passes = async () => ({ passed: 1, failed: 0, output: '' })

async function run(steps: Step[], width = 2): Promise<StepReport[]> {
  return runSteps(steps, width, quiet, quiet)
}

describe('runSteps', () => {
  test('starts a step only after what it needs', async () => {
    const order: string[] = []
    const step = (name: string, needs: string[] = []): Step => ({
      name,
      needs,
      run: async () => {
        order.push(`${name} begins`)
        await wait(5)
        order.push(`${name} ends`)
        return passes()
      },
    })
    await run([step('b', ['a']), step('a')])
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  test('runs two at a time and no more', async () => {
    let now = 0
    let most = 0
    const step = (name: string): Step => ({
      name,
      run: async () => {
        now += 1
        most = Math.max(most, now)
        await wait(5)
        now -= 1
        return passes()
      },
    })
    await run(['a', 'b', 'c', 'd'].map(step))
    expect(most).toBe(2)
  })

  test('a step that runs alone shares the machine with no other', async () => {
    let now = 0
    const seen: number[] = []
    const step = (name: string, alone = false): Step => ({
      name,
      alone,
      run: async () => {
        now += 1
        await wait(5)
        if (alone) seen.push(now)
        now -= 1
        return passes()
      },
    })
    await run([step('a'), step('bench', true), step('b')])
    expect(seen).toEqual([1])
  })

  test('a step that needs a failed one counts as failed and does not run', async () => {
    let ran = false
    const reports = await run([
      { name: 'build', run: async () => ({ passed: 0, failed: 1, output: 'no' }) },
      {
        name: 'journeys',
        needs: ['build'],
        run: async () => {
          ran = true
          return passes()
        },
      },
    ])
    expect(ran).toBe(false)
    expect(reports.find(report => report.name === 'journeys')).toMatchObject({
      failed: 1,
      blockedBy: 'build',
    })
  })

  test('a step that throws counts as failed', async () => {
    const reports = await run([{ name: 'a', run: () => Promise.reject(new Error('broken')) }])
    expect(reports[0]).toMatchObject({ passed: 0, failed: 1, output: 'Error: broken' })
  })

  test('a missing need and a cycle are errors', async () => {
    await expect(run([{ name: 'a', needs: ['z'], run: passes }])).rejects.toThrow('a needs z')
    const circle = [
      { name: 'a', needs: ['b'], run: passes },
      { name: 'b', needs: ['a'], run: passes },
    ]
    await expect(run(circle)).rejects.toThrow('wait for each other: a, b')
  })
})
