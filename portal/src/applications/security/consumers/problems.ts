import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when an operation on API consumers is refused: exhaustive, a code that is forgotten does not compile. */
export const listProblems = { ...commonProblems } satisfies ProblemTexts<'listApiConsumers'>

export const getProblems = {
  ...commonProblems,
  'not-found': 'consumers:consumer.goneHelp',
} satisfies ProblemTexts<'getApiConsumer'>

const refused = {
  'api-consumer-name-taken': 'consumers:problem.nameTaken',
  'user-unknown': 'consumers:problem.ownerUnknown',
} as const

export const createProblems = { ...commonProblems, ...refused } satisfies ProblemTexts<'createApiConsumer'>

export const updateProblems = { ...commonProblems, ...refused } satisfies ProblemTexts<'updateApiConsumer'>

export const deleteProblems = {
  ...commonProblems,
  'precondition-failed': 'consumers:delete.changed',
  'api-consumer-has-keys': 'consumers:problem.hasKeys',
} satisfies ProblemTexts<'deleteApiConsumer'>

export const listKeyProblems = { ...commonProblems } satisfies ProblemTexts<'listApiKeys'>

export const usageProblems = { ...commonProblems } satisfies ProblemTexts<'listApiUsages'>

const expiryPast = { 'api-key-expiry-past': 'consumers:problem.expiryPast' } as const

export const createKeyProblems = {
  ...commonProblems,
  ...expiryPast,
  'api-consumer-unknown': 'consumers:consumer.goneHelp',
} satisfies ProblemTexts<'createApiKey'>

export const rotateKeyProblems = {
  ...commonProblems,
  ...expiryPast,
  'api-key-not-in-force': 'consumers:problem.notInForce',
} satisfies ProblemTexts<'rotateApiKey'>

export const revokeKeyProblems = {
  ...commonProblems,
  'precondition-failed': 'consumers:revoke.changed',
  'api-key-not-in-force': 'consumers:revoke.ended',
} satisfies ProblemTexts<'revokeApiKey'>
