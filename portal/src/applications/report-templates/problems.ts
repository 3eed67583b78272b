import { commonProblems, type ProblemTexts } from '../../api/problem-messages.ts'

/** What is said when an operation on templates is refused: exhaustive, a code that is forgotten does not compile. */
const gone = { ...commonProblems, 'not-found': 'reportTemplates:gone.text' } as const

export const getProblems = gone satisfies ProblemTexts<'getReportTemplate'> &
  ProblemTexts<'getReportTemplateLayout'> &
  ProblemTexts<'listReportTemplateUses'>

const content = {
  'report-template-name-taken': 'reportTemplates:problem.nameTaken',
  'report-template-solution-unknown': 'reportTemplates:problem.solutionUnknown',
} as const

const file = { 'report-template-file-unknown': 'reportTemplates:problem.fileUnknown' } as const

export const createProblems = {
  ...commonProblems,
  ...content,
  ...file,
} as const satisfies ProblemTexts<'createReportTemplate'>

export const updateProblems = {
  ...commonProblems,
  ...content,
} as const satisfies ProblemTexts<'updateReportTemplate'>

export const retireProblems = {
  ...updateProblems,
  'precondition-failed': 'reportTemplates:retire.changed',
} as const satisfies ProblemTexts<'updateReportTemplate'>

export const versionProblems = {
  ...gone,
  ...file,
  'report-template-retired': 'reportTemplates:problem.retired',
} as const satisfies ProblemTexts<'addReportTemplateVersion'>

export const downloadProblems = {
  ...commonProblems,
  'not-found': 'reportTemplates:problem.fileMissing',
  'report-template-retired': 'reportTemplates:problem.retired',
} as const satisfies ProblemTexts<'getReportTemplateDownload'>
