import { ApiProblem, readProblem } from '@parvis/api-types/problems'
import { expect, test } from 'vitest'
import { explain } from './problem-messages.ts'
import { mayRetry } from './query-client.ts'

const say = explain<'logoutUser'>({})

test.each([404, 405, 501])('a host that lacks a call is named as that: %d', async status => {
  const problem = await readProblem(new Response('<p>Not here</p>', { status }))
  expect(say(problem)).toEqual({ key: 'problem.notOffered' })
})

test('an entity that is gone, and a server that fails, are not', async () => {
  const title = 'Not found'
  expect(say(new ApiProblem({ code: 'not-found', status: 404, title })).key).toBe('problem.notFound')
  expect(say(await readProblem(new Response('', { status: 502 }))).key).toBe('problem.server')
})

test('another try does not help where the call is missing', async () => {
  expect(mayRetry(0, await readProblem(new Response('', { status: 404 })))).toBe(false)
})
