import { hosts, readDocument } from '@parvis/openapi/document'
import { operationsOf } from '@parvis/openapi/model'
import { describe, expect, test } from 'vitest'
import { namesInGenericCode, ownProblems } from './services.ts'
import { readRepository } from './sources.ts'

const repository = readRepository()
const operations = (await Promise.all(hosts.map(readDocument))).flatMap(operationsOf)
const names = new Set<string>([
  ...operations.map(({ operation }) => operation.operationId),
  ...operations.flatMap(({ operation }) => operation['x-odata']?.entity ?? []),
])

describe('generic code of the services names no operation, entity or host', () => {
  test('in this repository', () => {
    expect(namesInGenericCode(repository, names, hosts)).toEqual([])
  })
  test.each([`operation.id === 'listMenus'`, `entity === 'Menu'`, `host === "customer-store"`])(
    'is detected: %s',
    text => {
      expect(namesInGenericCode([{ path: 'services/src/server/x.ts', text }], names, hosts)).toHaveLength(1)
    },
  )
  test('is allowed in the domain and in tests', () => {
    const text = `entity === 'Menu'`
    const files = ['domain/menus/x.ts', 'server/x.test.ts', 'server/testing.ts']
    expect(
      namesInGenericCode(
        files.map(path => ({ path: `services/src/${path}`, text })),
        names,
        hosts,
      ),
    ).toEqual([])
  })
})

describe('the domain refuses through the call', () => {
  test('in this repository', () => {
    expect(ownProblems(repository)).toEqual([])
  })
  test('is detected', () => {
    const text = `throw new ProblemError('not-found')`
    expect(ownProblems([{ path: 'services/src/domain/menus/x.ts', text }])).toHaveLength(1)
  })
})
