import type { ReadOf } from '@parvis/api-types/calls'
import { getReportTemplate } from '@parvis/api-types/calls/report-templates'
import { ReportTemplateForm, ReportTemplateVersionForm } from '@parvis/api-types/limits/report-templates'
import { explain } from '../../../api/problem-messages.ts'
import { chosen, defineForm, text } from '../../../screens/define-form.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { reportTemplates } from './application.ts'

/** A template as the services hold it. */
export type ReportTemplate = ReadOf<'getReportTemplate'>

/** Explains why an action on a template failed. */
const say = explain<
  | 'getReportTemplate'
  | 'getReportTemplateLayout'
  | 'listReportTemplateUses'
  | 'createReportTemplate'
  | 'updateReportTemplate'
  | 'addReportTemplateVersion'
>({
  'not-found': 'kinds.gone.text',
  'precondition-failed': 'reportTemplates:retire.changed',
  'report-template-name-taken': 'reportTemplates:problem.nameTaken',
  'report-template-solution-unknown': 'reportTemplates:problem.solutionUnknown',
  'report-template-file-unknown': 'reportTemplates:problem.fileUnknown',
  'report-template-retired': 'reportTemplates:problem.retired',
})

export const templateRecord = defineRecord(getReportTemplate, 'reportTemplates', {
  param: 'templateId',
  list: reportTemplates.address('list'),
  say,
})

const { name, description, offerId } = ReportTemplateForm

/** The properties of a template: name, purpose and solution. */
export const templateForm = defineForm(
  'report-template',
  { name: text(name), description: text(description), offerId: chosen(offerId) },
  {
    refusals: { 'report-template-name-taken': 'name', 'report-template-solution-unknown': 'offerId' },
    say,
  },
)

/** The note of a version. */
export const versionForm = defineForm(
  'report-template',
  { note: text(ReportTemplateVersionForm.note) },
  { say },
)

/** The default name of a new template: its file name without extension, with spaces. */
export const nameOfFile = (fileName: string) =>
  fileName
    .replace(/\.pbit$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, name.maxLength)
