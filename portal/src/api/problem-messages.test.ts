import { ApiProblem, readProblem } from '@parvis/api-types/problems'
import { expect, test } from 'vitest'
import { explain } from './problem-messages.ts'
import { mayRetry } from './query-client.ts'

const say = explain<'logoutUser'>({})

test.each([404, 405, 501])('a host without the operation is reported as such: %d', async status => {
  const problem = await readProblem(new Response('<p>Not here</p>', { status }))
  expect(say(problem)).toEqual({ key: 'problem.notOffered' })
})

test('a deleted entity and a failing server are not', async () => {
  const title = 'Not found'
  expect(say(new ApiProblem({ code: 'not-found', status: 404, title })).key).toBe('problem.notFound')
  expect(say(await readProblem(new Response('', { status: 502 }))).key).toBe('problem.server')
})

test('a bare 401 of a gateway says that nobody is signed in', async () => {
  const answer = new Response('<p>Unauthorized</p>', { status: 401 })
  expect(say(await readProblem(answer)).key).toBe('problem.unauthorized')
})

test('a missing operation is not retried', async () => {
  expect(mayRetry(0, await readProblem(new Response('', { status: 404 })))).toBe(false)
})
