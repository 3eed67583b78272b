import { getReportTemplate } from '@parvis/api-types/calls/report-templates'
import type { ReadOf } from '@parvis/api-types/calls'
import { ReportTemplateForm, ReportTemplateVersionForm } from '@parvis/api-types/limits/report-templates'
import { explain } from '../../../api/problem-messages.ts'
import { chosen, defineForm, text, type ValuesOf } from '../../../screens/define-form.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { manageScope, reportTemplates } from './application.ts'

export type ReportTemplate = ReadOf<'getReportTemplate'>

export const templateRecord = defineRecord(getReportTemplate, 'reportTemplates', {
  param: 'templateId',
  list: reportTemplates.address('list'),
  say: explain<'getReportTemplate' | 'getReportTemplateLayout' | 'listReportTemplateUses'>({
    'not-found': 'reportTemplates:gone.text',
  }),
})

/** Whether the signed-in person keeps templates. Clients never do. For showing only: the services check each call. */
export function useMayManage(): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has(manageScope)
}

const { name, description, offerId } = ReportTemplateForm

/** What is said of a template: its name, what it is for, and the solution that it belongs to. */
export const templateForm = defineForm(
  'report-template',
  { name: text(name), description: text(description), offerId: chosen(offerId) },
  {
    refusals: {
      'report-template-name-taken': 'name',
      'report-template-solution-unknown': 'offerId',
    },
    say: explain<'createReportTemplate' | 'updateReportTemplate'>({
      'report-template-name-taken': 'reportTemplates:problem.nameTaken',
      'report-template-solution-unknown': 'reportTemplates:problem.solutionUnknown',
      'report-template-file-unknown': 'reportTemplates:problem.fileUnknown',
    }),
  },
)
export type TemplateValues = ValuesOf<typeof templateForm.fields>

/** What is said of a version. */
export const versionForm = defineForm(
  'report-template',
  { note: text(ReportTemplateVersionForm.note) },
  {
    say: explain<'addReportTemplateVersion'>({
      'not-found': 'reportTemplates:gone.text',
      'report-template-file-unknown': 'reportTemplates:problem.fileUnknown',
      'report-template-retired': 'reportTemplates:problem.retired',
    }),
  },
)

/** A new template is called as its file, as people read it: without the extension, with spaces. */
export const nameOfFile = (fileName: string) =>
  fileName
    .replace(/\.pbit$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, name.maxLength)
