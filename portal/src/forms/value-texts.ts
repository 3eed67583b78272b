import type { ProblemItem } from '@parvis/api-types/problems'
import type { AnyTextKey } from '../i18n/keys.ts'

/** The message for each validation code of the contract; exhaustive. */
export const valueTexts = {
  required: 'problem.value.required',
  'too-short': 'problem.value.too-short',
  'too-long': 'problem.value.too-long',
  pattern: 'problem.value.pattern',
  format: 'problem.value.format',
  type: 'problem.value.type',
  'not-a-number': 'problem.value.not-a-number',
  minimum: 'problem.value.minimum',
  maximum: 'problem.value.maximum',
  'too-few': 'problem.value.too-few',
  'too-many': 'problem.value.too-many',
  'not-unique': 'problem.value.not-unique',
  'value-not-allowed': 'problem.value.value-not-allowed',
  'unknown-field': 'problem.value.unknown-field',
  'control-character': 'problem.value.control-character',
  syntax: 'problem.value.syntax',
  'unknown-name': 'problem.value.unknown-name',
  'type-mismatch': 'problem.value.type-mismatch',
  'not-supported': 'problem.value.not-supported',
  'too-complex': 'problem.value.too-complex',
} as const satisfies Record<ProblemItem['code'], AnyTextKey>
