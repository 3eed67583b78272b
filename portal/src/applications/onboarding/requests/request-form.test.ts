import { getOnBoardingRequest } from '@parvis/api-types/generated/examples/organisation'
import { expect, test } from 'vitest'
import type { OnBoardingRequest } from './request.ts'
import { bodyOf, changesTo, requestFaults, titleOf, valuesOf, type RequestValues } from './request-form.ts'

const { rejected: example } = getOnBoardingRequest.success
const rejected: OnBoardingRequest = structuredClone(example) as OnBoardingRequest
const waiting: OnBoardingRequest = { ...rejected, statut: 'toValidate' }
const values = valuesOf(rejected)
const faultsOf = (changed: Partial<RequestValues>, knownEmail?: string, isNew = true) =>
  Object.fromEntries(
    Object.entries(requestFaults({ ...values, ...changed }, { knownEmail, isNew })).map(([field, fault]) => [
      field,
      fault?.split('?')[0],
    ]),
  )

test('client, engagement, solution, contact and role are required; salutation, phone, day and validator are not', () => {
  expect(faultsOf({ contactTitle: '', contactPhone: '', requestDate: '', validator: null })).toEqual({})
  expect(
    faultsOf({
      account: null,
      engagement: null,
      offerName: '',
      contactRole: ' ',
      contactEmail: '',
      contactFirstName: '',
      contactLastName: '',
      titre: '',
    }),
  ).toEqual({
    account: 'onboarding:rule.accountMissing',
    engagement: 'onboarding:rule.engagementMissing',
    offerName: 'onboarding:rule.offerMissing',
    contactRole: 'problem.value.required',
    contactEmail: 'problem.value.required',
    contactFirstName: 'problem.value.required',
    contactLastName: 'problem.value.required',
    titre: 'problem.value.required',
  })
})

test('the engagement of a new request needs a partner and a manager', () => {
  const { engagement } = values
  const without = (part: 'partnerEmail' | 'managerEmail') => ({
    engagement: engagement && { ...engagement, [part]: '' },
  })
  expect(faultsOf(without('partnerEmail'))).toEqual({ engagement: 'onboarding:rule.partnerMissing' })
  expect(faultsOf(without('managerEmail'))).toEqual({ engagement: 'onboarding:rule.managerMissing' })
  expect(faultsOf(without('partnerEmail'), undefined, false)).toEqual({})
})

test('an unusual phone must be confirmed, and the confirmation covers only that number', () => {
  const contactPhone = '+33142685300'
  expect(faultsOf({ contactPhone })).toEqual({ contactPhone: 'onboarding:rule.phoneUnusual' })
  expect(faultsOf({ contactPhone, keptPhone: contactPhone })).toEqual({})
  expect(faultsOf({ contactPhone, keptPhone: '+33142685301' })).toHaveProperty('contactPhone')
  expect(bodyOf({ ...values, contactPhone, keptPhone: contactPhone })).toMatchObject({
    contactPhone,
    acceptUnusualPhone: true,
  })
  expect(bodyOf(values)).not.toHaveProperty('acceptUnusualPhone')
})

test('a known email must be confirmed, in any letter case', () => {
  const contactEmail = 'Noe@fontaine.example'
  expect(faultsOf({ contactEmail }, 'noe@fontaine.example')).toEqual({
    contactEmail: 'onboarding:rule.emailKnown',
  })
  expect(faultsOf({ contactEmail, keptEmail: 'noe@fontaine.example' }, 'noe@fontaine.example')).toEqual({})
  expect(faultsOf({ contactEmail: 'noe@fontaine' })).toEqual({ contactEmail: 'onboarding:rule.email' })
})

test('only edited fields are sent, and a rejected request returns to its decider', () => {
  expect(changesTo(waiting, values)).toEqual({})
  expect(changesTo(rejected, values)).toEqual({ statut: 'toValidate' })
  expect(changesTo(waiting, { ...values, contactFirstName: 'Noé', contactPhone: '' })).toEqual({
    contactFirstName: 'Noé',
    contactPhone: null,
  })
  expect(
    changesTo(waiting, {
      ...values,
      validator: { id: '3', name: 'Samuel', email: 'manager@parvis.example' },
    }),
  ).toEqual({ emailValidateur: 'manager@parvis.example' })
  const named: OnBoardingRequest = { ...waiting, emailValidateur: 'manager@parvis.example' }
  expect(changesTo(named, { ...valuesOf(named), validator: null })).toEqual({
    emailValidateur: 'partner@parvis.example',
  })
})

test('a confirmation is sent with the value it covers, and only once', () => {
  const contactPhone = '+33142685300'
  const accepted: OnBoardingRequest = {
    ...waiting,
    contactPhone,
    phoneAcceptedBy: 'staff@parvis.example',
  }
  expect(changesTo(accepted, valuesOf(accepted))).toEqual({})
  const other = '+33142685301'
  expect(changesTo(accepted, { ...valuesOf(accepted), contactPhone: other, keptPhone: other })).toEqual({
    contactPhone: other,
    acceptUnusualPhone: true,
  })
  const contactEmail = 'noe@fontaine.example'
  expect(changesTo(waiting, { ...values, contactEmail, keptEmail: contactEmail })).toEqual({
    contactEmail,
    acceptKnownEmail: true,
  })
})

test('a request is named after its solution and client', () => {
  expect(titleOf({ offerName: 'multirapports', account: values.account })).toBe(
    'multirapports – Atelier Lumière SAS',
  )
  expect(titleOf({ offerName: '', account: values.account })).toBe('')
  expect(titleOf({ offerName: 'x'.repeat(300), account: values.account })).toHaveLength(200)
})
