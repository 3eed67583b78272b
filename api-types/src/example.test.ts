import { describe, expect, test } from 'vitest'
import { fillPath } from './client.ts'
import * as authorization from './generated/examples/authorization.ts'
import * as consent from './generated/examples/consent.ts'
import * as customerStore from './generated/examples/customer-store.ts'
import * as organisation from './generated/examples/organisation.ts'
import * as portal from './generated/examples/portal.ts'

const examples = Object.entries({
  ...portal,
  ...customerStore,
  ...organisation,
  ...authorization,
  ...consent,
})

describe('the examples for stories', () => {
  test.each(examples)('the pattern of %s matches its URL and no other', (name, example) => {
    const address = `http://localhost:6006/api/${example.host}${fillPath(example.path, { id: 12, email: "o'neil@a.example" })}`
    expect(address).toMatch(example.pattern)
    const found = examples.filter(
      ([, other]) => other.pattern.test(address) && other.method === example.method,
    )
    expect(found.map(([each]) => each)).toEqual([name])
  })

  test.each(examples)('%s has a success, unless it has no body', (_, example) => {
    expect(Object.keys(example.success).length === 0).toBe(example.status === 204)
    expect(Object.keys(example.problem).length).toBeGreaterThan(0)
  })
})
