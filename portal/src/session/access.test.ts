import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { describe, expect, test } from 'vitest'
import { accessOf, type AccessQuestions, type Terms } from './access.ts'

const contact = (contactType: 'Collaborateur' | 'Client' | 'Other') => ({
  id: 7,
  contactType,
  contactEmailOffice: 'zoe@customer.example',
  contactFirstName: 'Zoé',
  contactLastName: 'Lenoir',
  contactFullName: 'Zoé Lenoir',
})
const terms: Terms = {
  version: 3,
  hash: 'a'.repeat(64),
  publishedDate: '2026-02-01T00:00:00Z',
  title: 't',
  englishTitle: 't',
  text: 't',
  englishText: 't',
  changes: null,
  englishChanges: null,
}
const nothing: AccessQuestions = { claims: {}, scopes: {}, terms: {}, acceptances: {} }
const problem = (code: string, status = 401) =>
  new ApiProblem({ code, status, title: code, traceId: 'b'.repeat(32) })
const ask = (questions: Partial<AccessQuestions>) => accessOf({ ...nothing, ...questions }, 'parvis.example')
const staff = { claims: { data: [contact('Collaborateur')] } }
const customer = { claims: { data: [contact('Client')] } }

describe('access to the application', () => {
  test('starts with the claims', () => {
    expect(ask({}).kind).toBe('checking')
    expect(ask({ claims: { error: problem('record-missing') } })).toEqual({
      kind: 'no-record',
      reference: 'b'.repeat(32),
    })
    expect(ask({ claims: { data: [] } })).toEqual({ kind: 'no-record' })
    expect(ask({ claims: { error: problem('token-expired') } }).kind).toBe('failed')
    expect(ask({ claims: { error: new NetworkFailure(null) } }).kind).toBe('failed')
  })

  test('takes staff straight to their scopes, without asking for the terms', () => {
    expect(ask({ ...staff }).kind).toBe('checking')
    expect(ask({ ...staff, scopes: { error: problem('server-error', 500) } }).kind).toBe('failed')
    const access = ask({
      ...staff,
      scopes: { data: ['Portal.Access'] },
      terms: { error: problem('server-error', 500) },
    })
    expect(access).toMatchObject({
      kind: 'granted',
      person: { type: 'Collaborateur', firstName: 'Zoé', contactId: 7 },
    })
  })

  test('stops a customer until the terms in force are accepted', () => {
    const scopes = { data: ['Portal.Access'] }
    expect(ask({ ...customer, scopes }).kind).toBe('checking')
    expect(ask({ ...customer, scopes, terms: { data: terms } }).kind).toBe('checking')
    expect(ask({ ...customer, scopes, terms: { data: terms }, acceptances: { data: [] } })).toMatchObject({
      kind: 'consent',
      isAgain: false,
    })
    expect(
      ask({ ...customer, scopes, terms: { data: terms }, acceptances: { data: [{ termsVersion: 2 }] } }),
    ).toMatchObject({
      kind: 'consent',
      isAgain: true,
    })
    const accepted = { data: [{ termsVersion: 2 }, { termsVersion: 3 }] }
    expect(ask({ ...customer, scopes, terms: { data: terms }, acceptances: accepted }).kind).toBe('granted')
  })

  test('also asks a contact of another kind to accept the terms', () => {
    const other = { claims: { data: [contact('Other')] } }
    const asked = { scopes: { data: ['Portal.Access'] }, terms: { data: terms } }
    expect(ask({ ...other, ...asked, acceptances: { data: [] } }).kind).toBe('consent')
    expect(ask({ ...other, ...asked, acceptances: { data: [{ termsVersion: 3 }] } })).toMatchObject({
      kind: 'granted',
      person: { type: 'Client' },
    })
  })

  test('makes a customer wait until there are terms of use, but lets staff in', () => {
    const scopes = { data: ['Portal.Access'] }
    const missing = { error: problem('terms-missing', 404) }
    expect(ask({ ...customer, scopes, terms: missing }).kind).toBe('consent-awaited')
    const accepted = { data: [{ termsVersion: 3 }] }
    expect(ask({ ...customer, scopes, terms: { data: terms, ...missing }, acceptances: accepted }).kind).toBe(
      'consent-awaited',
    )
    expect(ask({ ...staff, scopes, terms: missing }).kind).toBe('granted')
  })

  test('never lets a customer in because the terms-of-use service fails', () => {
    const scopes = { data: ['Portal.Access'] }
    const error = problem('database-unavailable', 503)
    expect(ask({ ...customer, scopes, terms: { error } }).kind).toBe('consent-unavailable')
    expect(ask({ ...customer, scopes, terms: { data: terms }, acceptances: { error } }).kind).toBe(
      'consent-unavailable',
    )
  })

  test('keeps everybody signed in when a refetch fails', () => {
    const error = new NetworkFailure(null)
    const access = ask({
      claims: { data: [contact('Client')], error },
      terms: { data: terms, error },
      acceptances: { data: [{ termsVersion: 3 }], error },
      scopes: { data: [], error },
    })
    expect(access.kind).toBe('granted')
  })
})
