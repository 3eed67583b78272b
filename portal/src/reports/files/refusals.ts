import type { ProblemCodeOf } from '@parvis/api-types/problems'
import type { commonProblems } from '../../api/problem-messages.ts'

/** The contract's codes for refusing a file as a report or template, used by the browser and the services. */
export type ReportFileRefusal =
  | Exclude<
      ProblemCodeOf<'checkReportFile'>,
      keyof typeof commonProblems | 'report-file-incomplete' | 'report-file-not-document'
    >
  | Extract<
      ProblemCodeOf<'createReportFile'>,
      'report-file-extension' | 'report-file-template-extension' | 'report-file-too-large'
    >
