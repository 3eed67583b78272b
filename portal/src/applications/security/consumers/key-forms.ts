import { ApiKeyForm, ApiKeyRotation } from '@parvis/api-types/limits/api-keys'
import { explain } from '../../../api/problem-messages.ts'
import { isSame } from '../../../forms/changes.ts'
import { defineForm, number, text, type FieldKind } from '../../../screens/define-form.ts'
import { endOf, lifetimes, type Lifetime } from './rules/key-ends.ts'

/** The lifetime of a key in days; the request carries the resulting end date. */
const lifetime: FieldKind<Lifetime, string | null> = {
  start: 180,
  isRequired: false,
  isValue: (value): value is Lifetime => lifetimes.some(days => days === value),
  isSame,
  fault: () => undefined,
  // An existing key has no form: its end date is fixed.
  read: () => null,
  send: days => endOf(days, new Date()),
}

/** A new key: where it is used, and when it ends. */
export const keyForm = defineForm(
  'api-key',
  { label: text(ApiKeyForm.label), lifetime },
  {
    refusals: { 'api-key-expiry-past': 'lifetime' },
    say: explain<'createApiKey'>({
      'api-key-expiry-past': 'consumers:problem.expiryPast',
      'api-consumer-unknown': 'kinds.gone.text',
    }),
  },
)

/**
 * A key that replaces another one, and the number of days both are in force. An empty number of days is invalid, rather
 * than zero: zero ends the old key at once.
 */
export const rotationForm = defineForm(
  'api-key',
  { overlapDays: number(ApiKeyRotation.overlapDays, 7), lifetime },
  {
    refusals: { 'api-key-expiry-past': 'lifetime' },
    say: explain<'rotateApiKey'>({
      'api-key-expiry-past': 'consumers:problem.expiryPast',
      'api-key-not-in-force': 'consumers:problem.notInForce',
    }),
  },
)
