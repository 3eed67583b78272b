import { ApiKeyForm, ApiKeyRotation } from '@parvis/api-types/limits/api-keys'
import { explain } from '../../../api/problem-messages.ts'
import { isSame } from '../../../forms/changes.ts'
import { defineForm, number, text, type FieldKind } from '../../../screens/define-form.ts'
import { endOf, lifetimes, type Lifetime } from './rules/key-ends.ts'

/** After how many days a key ends; what is sent is when that is. */
const lifetime: FieldKind<Lifetime, string | null> = {
  start: 180,
  isRequired: false,
  isValue: (value): value is Lifetime => lifetimes.some(days => days === value),
  isSame,
  fault: () => undefined,
  // A key that exists keeps its end: it has no form.
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
 * A key that takes the place of another one: for how many days both are in force. No number of days is not none, by which
 * the old key would end at once.
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
