import {
  commonProblems,
  problemText,
  type ProblemText,
  type ProblemTexts,
} from '../../../api/problem-messages.ts'
import type { Part } from './rules/part-tree.ts'

/** What is said when a change of modules and features is refused: exhaustive, a forgotten code does not compile. */
const moduleTaken = { 'application-module-name-taken': 'security:problem.partNameTaken' } as const
const featureTaken = { 'application-feature-name-taken': 'security:problem.partNameTaken' } as const
const placeGone = {
  'application-unknown': 'security:application.goneHelp',
  'application-module-unknown': 'security:problem.moduleGone',
} as const
const renamedMeanwhile = { 'precondition-failed': 'security:parts.changed' } as const

const createModule = {
  ...commonProblems,
  ...moduleTaken,
  ...placeGone,
  'application-module-too-deep': 'security:problem.tooDeep',
} as const satisfies ProblemTexts<'createApplicationModule'>
const createFeature = {
  ...commonProblems,
  ...featureTaken,
  ...placeGone,
} as const satisfies ProblemTexts<'createApplicationFeature'>
const renameModule = {
  ...commonProblems,
  ...moduleTaken,
} as const satisfies ProblemTexts<'updateApplicationModule'>
const renameFeature = {
  ...commonProblems,
  ...featureTaken,
} as const satisfies ProblemTexts<'updateApplicationFeature'>
const deleteModule = {
  ...commonProblems,
  ...renamedMeanwhile,
  'application-module-in-use': 'security:problem.moduleInUse',
} as const satisfies ProblemTexts<'deleteApplicationModule'>
const deleteFeature = {
  ...commonProblems,
  ...renamedMeanwhile,
  'application-feature-in-use': 'security:problem.featureInUse',
} as const satisfies ProblemTexts<'deleteApplicationFeature'>

/** The text for what a change of a part threw. */
export const partProblem = {
  create: (kind: Part['kind'], error: unknown): ProblemText =>
    kind === 'module'
      ? problemText<'createApplicationModule'>(createModule, error)
      : problemText<'createApplicationFeature'>(createFeature, error),
  rename: (kind: Part['kind'], error: unknown): ProblemText =>
    kind === 'module'
      ? problemText<'updateApplicationModule'>(renameModule, error)
      : problemText<'updateApplicationFeature'>(renameFeature, error),
  delete: (kind: Part['kind'], error: unknown): ProblemText =>
    kind === 'module'
      ? problemText<'deleteApplicationModule'>(deleteModule, error)
      : problemText<'deleteApplicationFeature'>(deleteFeature, error),
}
