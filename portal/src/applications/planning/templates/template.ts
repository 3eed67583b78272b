import type { ReadOf } from '@parvis/api-types/calls'
import { getReportTemplate, listReportTemplates } from '@parvis/api-types/calls/report-templates'
import { ReportTemplateForm, ReportTemplateVersionForm } from '@parvis/api-types/limits/report-templates'
import { explain } from '../../../api/problem-messages.ts'
import { chosen, defineForm, text } from '../../../screens/define-form.ts'
import { defineList } from '../../../screens/define-list.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { reportTemplates } from './application.ts'

/** A template as the services hold it. */
export type ReportTemplate = ReadOf<'getReportTemplate'>

/** Why something was not done with a template. */
const say = explain<
  | 'listReportTemplates'
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

export const templateList = defineList(listReportTemplates, 'reportTemplates', {
  columns: [
    {
      field: 'name',
      type: 'link',
      href: templateId => reportTemplates.address('record', { templateId }),
      width: 220,
      isHideable: false,
    },
    { field: 'solution', type: 'text', width: 190 },
    { field: 'description', type: 'text', width: 320 },
    { field: 'currentVersion', type: 'number', width: 110 },
    { field: 'useCount', type: 'number', width: 110 },
    { field: 'isRetired', type: 'boolean', width: 110 },
    { field: 'fileName', type: 'text', width: 200 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 170 },
    { field: 'modifiedDate', type: 'dateTime', width: 180 },
  ],
  // What nobody uses any more comes last.
  order: ['isRetired', 'name'],
  say,
})

export const templateRecord = defineRecord(getReportTemplate, 'reportTemplates', {
  param: 'templateId',
  list: reportTemplates.address('list'),
  say,
})

const { name, description, offerId } = ReportTemplateForm

/** What is said of a template: its name, what it is for, and the solution that it belongs to. */
export const templateForm = defineForm(
  'report-template',
  { name: text(name), description: text(description), offerId: chosen(offerId) },
  {
    refusals: { 'report-template-name-taken': 'name', 'report-template-solution-unknown': 'offerId' },
    say,
  },
)

/** What is said of a version. */
export const versionForm = defineForm(
  'report-template',
  { note: text(ReportTemplateVersionForm.note) },
  { say },
)

/** A new template is called as its file, as people read it: without the extension, with spaces. */
export const nameOfFile = (fileName: string) =>
  fileName
    .replace(/\.pbit$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, name.maxLength)
