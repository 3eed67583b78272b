import { authorizationClient } from '@parvis/api-types/authorization'
import { getApplication } from '@parvis/api-types/calls/applications'
import { getReport } from '@parvis/api-types/calls/reports'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Api } from '../api/clients.ts'
import { explain } from '../api/problem-messages.ts'
import { defineRecord } from './define-record.ts'

test('a record is requested by its key, with its expansions', async () => {
  const asked: URL[] = []
  const authorization = authorizationClient({
    baseUrl: 'http://localhost/api',
    fetch: async request => {
      asked.push(new URL(request.url))
      return Response.json({ id: 3, securityScopes: [] })
    },
  })
  const record = defineRecord(getApplication, 'reportTemplates', {
    param: 'applicationId',
    list: '/applications',
    query: { expand: { securityScopes: { orderby: ['scopeName'] } } },
    say: explain<'getApplication'>({ 'not-found': 'kinds.gone.text' }),
  })
  const { queryFn } = record.options({ authorization } as Api, 3)
  const { securityScopes } = await queryFn({ signal: new AbortController().signal })
  expect(securityScopes.map(({ scopeName }) => scopeName)).toEqual([])
  expect(asked[0]?.pathname).toBe('/api/v1/Applications(3)')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    $expand: 'securityScopes($orderby=scopeName)',
  })
})

test('the key may be in the path of the address or in its search', () => {
  const record = defineRecord(getApplication, 'reportTemplates', {
    param: 'application',
    list: '/applications',
    say: explain<'getApplication'>({ 'not-found': 'reportTemplates:gone.title' }),
  })
  const queryClient = new QueryClient()
  const authorization = authorizationClient({
    baseUrl: 'http://localhost/api',
    fetch: () => Promise.resolve(Response.json({})),
  })
  const come = (address: string, params: Record<string, string> = {}) =>
    record.prefetch({
      api: { authorization } as Api,
      queryClient,
      language: 'en',
      params,
      url: new URL(address, 'http://localhost'),
    })
  come('/applications/3', { application: '3' })
  come('/edit?application=4')
  const asked = queryClient.getQueryCache().findAll()
  expect(asked.map(({ queryKey }) => queryKey)).toEqual([
    ['getApplication', { path: { id: 3 } }],
    ['getApplication', { path: { id: 4 } }],
  ])
})

test('a record that the reader may not see looks as absent as one that does not exist', () => {
  const parts = {
    param: 'reportId',
    list: '/reports',
    say: explain<'getReport'>({ 'report-access-denied': 'reports:problem.denied' }),
  }
  expect(defineRecord(getReport, 'reports', parts).absent).toEqual(['not-found'])
  expect(defineRecord(getReport, 'reports', { ...parts, absent: ['report-access-denied'] }).absent).toEqual([
    'not-found',
    'report-access-denied',
  ])
})
