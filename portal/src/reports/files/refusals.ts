import type { ProblemCodeOf } from '@parvis/api-types/problems'
import type { commonProblems } from '../../api/problem-messages.ts'

/** Why a file is not taken as a report or a template, in the browser and by the services: codes of the contract. */
export type ReportFileRefusal =
  | Exclude<
      ProblemCodeOf<'checkReportFile'>,
      keyof typeof commonProblems | 'report-file-incomplete' | 'report-file-not-document'
    >
  | Extract<
      ProblemCodeOf<'createReportFile'>,
      'report-file-extension' | 'report-file-template-extension' | 'report-file-too-large'
    >
