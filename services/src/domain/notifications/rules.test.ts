import { describe, expect, it } from 'vitest'
import { type ProblemCode, type ProblemDetails, ProblemError } from '../../server/problem.ts'
import {
  checkAudience,
  checkFrozen,
  type NotificationForm,
  printPosition,
  readPosition,
  schedule,
  statusOf,
} from './rules.ts'

const call = { problem: (code: ProblemCode, details?: ProblemDetails) => new ProblemError(code, details) }

const now = new Date('2026-11-20T10:00:00Z')
const past = new Date('2026-11-20T09:00:00Z')
const soon = new Date('2026-11-20T11:00:00Z')
const late = new Date('2026-11-20T12:00:00Z')
const form: NotificationForm = {
  title: 'Titre',
  englishTitle: 'Title',
  text: 'Texte',
  englishText: 'Text',
  severity: 'info',
  applicationId: 1,
  audience: 'staff',
  audienceIds: [],
  startDate: null,
  endDate: null,
  link: null,
  isDraft: false,
}

describe('the status', () => {
  it.each([
    [true, past, null, 'draft'],
    [false, soon, null, 'scheduled'],
    [false, now, null, 'live'],
    [false, past, soon, 'live'],
    [false, past, now, 'ended'],
  ] as const)('draft %s, from %s to %s: %s', (isDraft, startDate, endDate, expected) => {
    expect(statusOf({ isDraft, startDate, endDate }, now)).toBe(expected)
  })
})

describe('the dates', () => {
  it.each([
    [null, null, now],
    [past, null, now],
    [past, soon, now],
    [soon, late, soon],
  ])('published with the start %s and the end %s it starts at %s', (startDate, endDate, expected) => {
    expect(schedule(call, { isDraft: false, startDate, endDate }, now)).toEqual({
      isDraft: false,
      startDate: expected,
      endDate,
    })
  })

  it('of a draft stay as they are', () => {
    const draft = { isDraft: true, startDate: past, endDate: now }
    expect(schedule(call, draft, soon)).toEqual(draft)
  })

  it.each([
    [soon, soon, 'notification-end-before-start'],
    [late, soon, 'notification-end-before-start'],
    [null, now, 'notification-end-past'],
    [null, past, 'notification-end-past'],
  ])('from %s to %s are refused', (startDate, endDate, code) => {
    expect(() => schedule(call, { isDraft: false, startDate, endDate }, now)).toThrow(code)
  })
})

describe('the audience', () => {
  it.each([
    ['staff', [], false],
    ['roles', [1], false],
    ['contacts', [1], false],
    ['everyone', [], true],
    ['customers', [], true],
    ['accounts', [1], true],
  ] as const)('%s %j is valid, for clients: %s', (audience, audienceIds, forClients) => {
    expect(() =>
      checkAudience(call, { ...form, audience, audienceIds: [...audienceIds] }, forClients),
    ).not.toThrow()
  })

  it.each([
    ['everyone', [], false, '/audience'],
    ['customers', [], false, '/audience'],
    ['accounts', [1], false, '/audience'],
    ['staff', [], true, '/audience'],
    ['roles', [], false, '/audienceIds'],
    ['staff', [1], false, '/audienceIds'],
  ] as const)('%s %j is invalid, for clients: %s', (audience, audienceIds, forClients, pointer) => {
    const check = () => checkAudience(call, { ...form, audience, audienceIds: [...audienceIds] }, forClients)
    expect(check).toThrow(
      expect.objectContaining({
        code: 'body-invalid',
        details: { errors: [expect.objectContaining({ pointer })] },
      }) as Error,
    )
  })
})

describe('a live notification', () => {
  it('accepts other texts, another link and another end, and the same moment in another format', () => {
    const before = { ...form, startDate: '2026-11-20T10:00:00.000Z' }
    const after = { ...before, title: 'A', text: 'B', link: '/', endDate: '2027-01-01T00:00:00Z' }
    expect(() =>
      checkFrozen(call, before, { ...after, startDate: '2026-11-20T11:00:00+01:00' }),
    ).not.toThrow()
  })

  it('names the fields that can no longer change', () => {
    const after = { ...form, audience: 'roles' as const, audienceIds: [3], title: 'A' }
    expect(() => checkFrozen(call, form, after)).toThrow(
      expect.objectContaining({
        code: 'notification-live',
        details: {
          errors: [
            { pointer: '/audience', code: 'value-not-allowed' },
            { pointer: '/audienceIds', code: 'value-not-allowed' },
          ],
        },
      }) as Error,
    )
  })
})

it('a position is parsed from its printed form', () => {
  expect(readPosition(printPosition({ revision: 41, own: 7 }))).toEqual({ revision: 41, own: 7 })
  expect(readPosition(undefined)).toBeUndefined()
})
