// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const StatementQuestionForm = {
  category: { values: ["import","mapping","result","other"] },
  title: { isRequired: true, maxLength: 200 },
  answer: { isRequired: true, maxLength: 4000 },
  englishTitle: { isRequired: true, maxLength: 200 },
  englishAnswer: { isRequired: true, maxLength: 4000 },
  isPublished: { isRequired: true },
} as const satisfies Limits

export const StatementQuestionPatch = {
  category: { values: ["import","mapping","result","other"] },
  title: { isRequired: true, maxLength: 200 },
  answer: { isRequired: true, maxLength: 4000 },
  englishTitle: { isRequired: true, maxLength: 200 },
  englishAnswer: { isRequired: true, maxLength: 4000 },
} as const satisfies Limits

export const StatementQuestionMove = {
  beforeId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits
