import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'
import { mostQuestions } from './statements.ts'

interface Answered {
  id: number
  category: string
  title: string
  isPublished: boolean
  myRating: boolean | null
  helpfulCount: number | null
  unhelpfulCount: number | null
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  // The demo questions would come before the ones written here.
  await test.connection.db.deleteFrom('statement_question').execute()
})
afterAll(() => test.close())

const api = '/api/portal/v1/StatementQuestions'
const { administrator, staff, client } = people
const form = {
  category: 'import',
  title: 'Pourquoi ?',
  answer: 'Parce que.\n\n- un\n- deux',
  englishTitle: 'Why?',
  englishAnswer: 'Because.',
  isPublished: true,
}
const send = (method: string, path: string, request: TestRequest = {}) =>
  test.send(method, `${api}${path}`, { as: administrator, ...request })
const write = async (changes: object = {}) =>
  (await send('POST', '', { body: { ...form, ...changes } })).body as Answered
const list = async (as: string = administrator) =>
  ((await send('GET', '', { as })).body as { value: Answered[] }).value
const titles = async (as?: string) => (await list(as)).map(({ title }) => title)
const rate = (id: number, isHelpful: boolean | null, as: string = staff) =>
  send('POST', `(${id})/Rating`, { as, body: { isHelpful } })
const any = { headers: { 'if-match': '*' } }

describe('a question', () => {
  it('is written, changed in its version, moved and deleted by people who administer the help', async () => {
    const made = await send('POST', '', { body: form })
    expect(made).toMatchObject({ status: 201, headers: { etag: '"1"' }, body: { ...form, helpfulCount: 0 } })
    const { id } = made.body as Answered
    expect(made.headers['location']).toBe(`/v1/StatementQuestions(${id})`)
    const changed = await send('PATCH', `(${id})`, {
      headers: { 'if-match': '"1"' },
      body: { title: 'Pourquoi donc ?' },
    })
    expect(changed).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { answer: form.answer } })
    const late = { headers: { 'if-match': '"1"' } }
    expect((await send('PATCH', `(${id})`, { ...late, body: { title: 'Trop tard' } })).code).toBe(
      'precondition-failed',
    )
    expect((await send('DELETE', `(${id})`, late)).code).toBe('precondition-failed')
    expect((await send('DELETE', `(${id})`)).code).toBe('precondition-required')
    expect((await send('DELETE', `(${id})`, { headers: { 'if-match': '"2"' } })).status).toBe(204)
    expect((await send('GET', `(${id})`)).code).toBe('not-found')
  })

  it('stays at its position in its category, and goes last in another one', async () => {
    const [a, b, c] = [
      await write({ title: 'A' }),
      await write({ title: 'B' }),
      await write({ title: 'C' }),
    ] as const
    await write({ title: 'R', category: 'result' })
    expect(await titles()).toEqual(['A', 'B', 'C', 'R'])
    const move = (id: number, beforeId: number | null) => send('POST', `(${id})/Move`, { body: { beforeId } })
    const moved = (await move(c.id, a.id)).body as { value: Answered[] }
    expect(moved.value.map(({ title }) => title)).toEqual(['C', 'A', 'B', 'R'])
    await move(c.id, null)
    expect(await titles()).toEqual(['A', 'B', 'C', 'R'])
    // Moving does not change the version, so it does not disturb a person editing the text.
    expect((await send('GET', `(${c.id})`)).headers['etag']).toBe('"1"')
    await send('PATCH', `(${b.id})`, { ...any, body: { category: 'result' } })
    expect(await titles()).toEqual(['A', 'C', 'R', 'B'])
    // It is in another category by now, so nothing can go before it.
    await move(c.id, b.id)
    expect(await titles()).toEqual(['A', 'C', 'R', 'B'])
    expect((await send('POST', '(999999)/Move', { body: { beforeId: null } })).code).toBe('not-found')
    for (const { id } of await list()) await send('DELETE', `(${id})`, any)
  })

  it('is edited by nobody else, and hidden from clients', async () => {
    const { id } = await write()
    for (const as of [staff, people.manager, client]) {
      const calls = [
        send('POST', '', { as, body: form }),
        send('PATCH', `(${id})`, { as, ...any, body: { title: 'Autre' } }),
        send('DELETE', `(${id})`, { as, ...any }),
        send('POST', `(${id})/Move`, { as, body: { beforeId: null } }),
      ]
      expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 'scope-missing'))
    }
    expect((await send('GET', '', { as: client })).code).toBe('scope-missing')
    expect((await rate(id, true, client)).code).toBe('scope-missing')
    await send('DELETE', `(${id})`, any)
  })

  it('that is hidden is visible to editors only', async () => {
    const { id } = await write({ title: 'Brouillon', isPublished: false })
    expect(await titles()).toContain('Brouillon')
    expect(await titles(staff)).not.toContain('Brouillon')
    expect((await send('GET', `(${id})`, { as: staff })).code).toBe('not-found')
    expect((await rate(id, true)).code).toBe('not-found')
    await send('PATCH', `(${id})`, { ...any, body: { isPublished: true } })
    expect(await titles(staff)).toContain('Brouillon')
    await send('DELETE', `(${id})`, any)
  })

  it('counts towards a limit', async () => {
    const { db } = test.connection
    const row = {
      category: 'other',
      title: 'x',
      answer: 'x',
      english_title: 'x',
      english_answer: 'x',
      place: 1,
      created_by: administrator,
      modified_by: administrator,
    } as const
    await db
      .insertInto('statement_question')
      .values(Array.from({ length: mostQuestions - 1 }, () => row))
      .execute()
    await write()
    expect((await send('POST', '', { body: form })).code).toBe('statement-question-limit-reached')
    await db.deleteFrom('statement_question').execute()
  })
})

describe('ratings of an answer', () => {
  it('count once per person, can be changed and withdrawn, and are shown to editors only', async () => {
    const { id } = await write()
    expect((await rate(id, true)).body).toMatchObject({ myRating: true, helpfulCount: null })
    await rate(id, true)
    await rate(id, false, people.manager)
    const counts = async () => {
      const [question] = await list()
      return [question?.helpfulCount, question?.unhelpfulCount, question?.myRating]
    }
    expect(await counts()).toEqual([1, 1, null])
    await rate(id, false)
    expect(await counts()).toEqual([0, 2, null])
    expect((await list(staff))[0]).toMatchObject({
      myRating: false,
      helpfulCount: null,
      unhelpfulCount: null,
    })
    await rate(id, null)
    expect(await counts()).toEqual([0, 1, null])
    expect((await list(staff))[0]?.myRating).toBeNull()
    // Rating does not change the version of the question.
    expect((await send('GET', `(${id})`)).headers['etag']).toBe('"1"')
  })

  it('are deleted with the question', async () => {
    const { id } = await write()
    await rate(id, true)
    await send('DELETE', `(${id})`, any)
    const left = await test.connection.db
      .selectFrom('statement_question_rating')
      .selectAll()
      .where('question_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})
