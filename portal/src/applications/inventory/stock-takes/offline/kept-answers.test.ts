import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { stockTakes } from '../application.ts'
import { forgetAnswers, keepAnswers } from './kept-answers.ts'
import { restoreAnswers } from './restore-answers.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (email: string) => `${encode({ alg: 'none' })}.${encode({ email })}.x`
const newName = () => `test-${crypto.randomUUID()}`
const [one, other] = ['one@parvis.example', 'other@parvis.example'] as const
const scopes = { queryKey: ['listUserScopes', { userEmail: one }], data: ['Inventory.Count'], updatedAt: 5 }

async function restored(name: string, email: string, pathname: string = stockTakes.paths.count) {
  const queryClient = new QueryClient()
  await restoreAnswers({ queryClient, tokens: { current: () => tokenOf(email) } }, pathname, name)
  return queryClient.getQueryState(scopes.queryKey)
}

describe('answers that a sheet needs offline', () => {
  it('are restored with their original age', async () => {
    const name = newName()
    await keepAnswers(one, [scopes], name)
    expect(await restored(name, one)).toMatchObject({ data: scopes.data, dataUpdatedAt: 5 })
  })

  it('are restored only for their person and only on count sheets', async () => {
    const name = newName()
    await keepAnswers(one, [scopes], name)
    expect(await restored(name, other)).toBeUndefined()
    expect(await restored(name, one, '/')).toBeUndefined()
    expect(await restored(name, one, stockTakes.paths.list)).toBeUndefined()
  })

  it('belong to the latest person, until that person signs out', async () => {
    const name = newName()
    await keepAnswers(one, [scopes], name)
    await keepAnswers(other, [scopes], name)
    expect(await restored(name, one)).toBeUndefined()
    expect(await restored(name, other)).toBeDefined()
    await forgetAnswers(name)
    expect(await restored(name, other)).toBeUndefined()
  })
})
