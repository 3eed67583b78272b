import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { hosts, problemCodes } from '@parvis/openapi/document'
import { renderAll, staleFiles } from './generate.ts'
import { problemStatus } from './generated/problem-status.ts'

describe('the generated files', () => {
  // Rendering all hosts takes ten seconds: once is enough.
  let files: ReadonlyMap<string, string>
  beforeAll(async () => {
    files = await renderAll()
  })

  test('are as the contract is now', async () => {
    expect(await staleFiles(files)).toEqual([])
  })

  test('there are types and examples for each host', () => {
    for (const host of hosts) {
      expect(files.get(`generated/${host}.ts`)).toContain('export interface operations')
      expect(files.get(`generated/examples/${host}.ts`)).toContain('satisfies Example<')
    }
  })

  test('have the limits of what a field may be one of, and of the items of its lists', () => {
    const limits = files.get('generated/limits/member-rules.ts')
    expect(limits).toContain('values: { isRequired: true, minItems: 1, maxItems: 200 }')
    expect(limits).toContain('export const MemberRuleClauseItems = {\n  values: { maxLength: 100 },\n}')
  })

  test('contain the status of every problem code', () => {
    expect(problemStatus).toEqual(
      Object.fromEntries(Object.entries(problemCodes).map(([code, { status }]) => [code, status])),
    )
  })

  test('--check succeeds when nothing is stale', async () => {
    const run = promisify(execFile)(process.execPath, [
      new URL('generate.ts', import.meta.url).pathname,
      '--check',
    ])
    await expect(run).resolves.toMatchObject({ stderr: '' })
  })
})
