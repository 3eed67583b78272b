import { describe, expect, it } from 'vitest'
import { differencesOf, fieldsOf, insteadOf, isFrenchMobile, partOf } from './rules.ts'
import { allowedFrom, findTransition, refusalOf, statuses, transitions } from './transitions.ts'

const pairs = statuses.flatMap(from => statuses.map(to => ({ from, to })))
const parts = [false, true].flatMap(isCreator => [false, true].map(isDecider => ({ isCreator, isDecider })))

describe('the table of transitions', () => {
  it('has each transition once, and none to the same status', () => {
    const ways = transitions.map(({ from, to }) => `${from}-${to}`)
    expect(ways).toEqual([...new Set(ways)])
    expect(transitions.filter(({ from, to }) => from === to)).toEqual([])
  })

  it('matches the product’s rules', () => {
    const said = (who: string) =>
      transitions.filter(({ by }) => by.some(each => each === who)).map(({ from, to }) => `${from}-${to}`)
    const deciders = [
      'toValidate-validated',
      'toValidate-rejected',
      'toValidate-abandoned',
      'rejected-toValidate',
      'rejected-abandoned',
      'validated-abandoned',
      'inProgress-abandoned',
      'declared-abandoned',
      'failed-inProgress',
      'failed-abandoned',
    ]
    expect(said('decider')).toEqual(deciders)
    expect(said('creator')).toEqual(deciders.slice(2))
    expect(said('contact')).toEqual([
      'validated-failed',
      'inProgress-declared',
      'inProgress-failed',
      'declared-succeeded',
      'declared-failed',
    ])
    expect(said('services')).toEqual([
      'validated-inProgress',
      'validated-failed',
      'inProgress-failed',
      'declared-failed',
    ])
    expect(transitions.filter(each => each.needsReason).map(each => each.to)).toEqual(['rejected'])
  })

  it('allows nothing after a final status', () => {
    expect(transitions.filter(({ from }) => from === 'abandoned' || from === 'succeeded')).toEqual([])
  })

  it.each(statuses.filter(start => start !== 'abandoned' && start !== 'succeeded'))(
    'lets a request that is %s succeed or come to nothing',
    start => {
      const reached = new Set<(typeof statuses)[number]>([start])
      for (const status of reached)
        for (const { to } of transitions.filter(({ from }) => from === status)) reached.add(to)
      expect([...reached]).toEqual(expect.arrayContaining(['succeeded', 'abandoned']))
    },
  )

  it.each(parts)('offers $isCreator $isDecider exactly what it does not refuse', part => {
    for (const { from, to } of pairs)
      for (const operation of ['updateOnBoardingRequest', 'resendOnBoardingInvitation'] as const) {
        const offered = allowedFrom(from, part).some(each => each.to === to && each.operation === operation)
        expect(refusalOf(from, to, part, operation) === undefined, `${from} ${to} ${operation}`).toBe(offered)
      }
  })

  it('refuses an impossible transition differently from one that belongs to someone else', () => {
    for (const { from, to } of pairs) {
      const refused = refusalOf(from, to, { isCreator: false, isDecider: false }, 'updateOnBoardingRequest')
      const isWay = findTransition(from, to)?.operation === 'updateOnBoardingRequest'
      expect(refused, `${from} ${to}`).toBe(
        isWay ? 'onboarding-not-validator' : 'onboarding-transition-refused',
      )
    }
  })
})

describe('the decider', () => {
  const parties = {
    createdBy: 'creator@parvis.example',
    validator: 'validator@parvis.example',
    partner: 'Partner@parvis.example',
    substitutes: [
      { substitute: 'stand-in@parvis.example', for: 'validator@parvis.example' },
      { substitute: 'other@parvis.example', for: 'partner@parvis.example' },
      { substitute: 'creator@parvis.example', for: 'partner@parvis.example' },
      { substitute: 'stranger@parvis.example', for: 'somebody@parvis.example' },
    ],
  }

  it.each([
    ['partner@parvis.example', true],
    ['VALIDATOR@parvis.example', true],
    ['stand-in@parvis.example', true],
    ['other@parvis.example', true],
    ['stranger@parvis.example', false],
    ['creator@parvis.example', false],
    ['nobody@parvis.example', false],
  ])('%s: %s', (email, expected) => {
    expect(partOf(email, parties).isDecider).toBe(expected)
  })

  it('is the partner even for their own request, and nobody else', () => {
    const own = (email: string) => partOf(email, { ...parties, createdBy: email }).isDecider
    expect(own('partner@parvis.example')).toBe(true)
    expect(own('validator@parvis.example')).toBe(false)
    expect(own('stand-in@parvis.example')).toBe(false)
    expect(partOf('validator@parvis.example', { ...parties, partner: null }).isDecider).toBe(true)
  })

  it('is recorded with the person they decided for, or without', () => {
    expect(insteadOf('validator@parvis.example', parties, false)).toBeUndefined()
    expect(insteadOf('partner@parvis.example', parties, false)).toBeUndefined()
    expect(insteadOf('partner@parvis.example', parties, true)).toEqual({
      email: 'validator@parvis.example',
      because: 'validatorLeft',
    })
    expect(insteadOf('stand-in@parvis.example', parties, false)).toEqual({
      email: 'validator@parvis.example',
      because: 'substitute',
    })
    expect(insteadOf('other@parvis.example', parties, false)).toEqual({
      email: 'partner@parvis.example',
      because: 'substitute',
    })
  })
})

it('a correction is listed field by field, in the order of the form', () => {
  const row = {
    titre: 'A',
    contact_title: null,
    contact_first_name: 'Zoé',
    contact_last_name: 'Martin',
    contact_email: 'zoe@fontaine.example',
    contact_phone: null,
    contact_role: 'Lecteur',
    contact_language: 'fr',
    request_date: null,
    email_validateur: 'partner@parvis.example',
  }
  expect(differencesOf(null, fieldsOf(row))).toEqual([])
  expect(differencesOf(fieldsOf(row), fieldsOf(row))).toEqual([])
  expect(differencesOf(fieldsOf(row), fieldsOf({ ...row, request_date: '2026-12-01', titre: 'B' }))).toEqual([
    { field: 'titre', before: 'A', after: 'B' },
    { field: 'requestDate', before: null, after: '2026-12-01' },
  ])
})

it.each([
  ['0612345678', true],
  ['07 12 34 56 78', true],
  ['+33 6 12 34 56 78', true],
  ['+33 (0)6.12.34.56.78', true],
  ['0033612345678', true],
  ['01 23 45 67 89', false],
  ['+44 20 7946 0000', false],
  ['061234567', false],
  ['06123456789', false],
])('%s is a French mobile: %s', (phone, expected) => {
  expect(isFrenchMobile(phone)).toBe(expected)
})
