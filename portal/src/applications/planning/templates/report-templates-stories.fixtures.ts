import { listOffers } from '@parvis/api-types/generated/examples/organisation'
import {
  getReportTemplate,
  getReportTemplateLayout,
  listReportTemplates,
  listReportTemplateUses,
} from '@parvis/api-types/generated/examples/portal'
import { configure } from 'storybook/test'
import { reportFilesTexts } from '../../../reports/files/i18n/texts.ts'
import { answer, answerInTurn, answerWith } from '../../../stories/answers.ts'
import { at } from '../../../stories/at-its-address.tsx'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { reportTemplatesTexts } from './i18n/texts.ts'
import { reportTemplates } from './application.ts'
import type { ReportTemplate } from './template.ts'

// A whole screen with its grid or fields takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 6000 })

const example = getReportTemplate.success.current

/** The template that stories are about: in its second version. */
export const monthly: ReportTemplate = {
  ...example,
  pages: [...example.pages],
  versions: [...example.versions],
}
/** One that nobody takes any more. */
export const retired: ReportTemplate = {
  ...monthly,
  id: 6,
  name: 'Ancien tableau 2023',
  description: '',
  isRetired: true,
  useCount: 0,
}

/** Who takes templates, and who keeps them. */
export const taker = { scopes: new Set([...storyPerson.scopes, 'Planning.Request']) }
export const keeper = { scopes: new Set([...taker.scopes, 'Reports.Manage']) }

/** What every screen of the templates stands in. */
export const portal: PortalStory = {
  texts: { reportTemplates: reportTemplatesTexts, reportFiles: reportFilesTexts },
  person: keeper,
}

/** A page of the list, with the number of all that match. */
export const listed = (...rows: readonly ReportTemplate[]) =>
  answerWith<'listReportTemplates'>(listReportTemplates, { value: [...rows], '@odata.count': rows.length })

/** As the services answer it at each question; the last version again and again. */
export const foundInTurn = (...versions: readonly ReportTemplate[]) =>
  answerInTurn(getReportTemplate, ...versions)

/** Where the screens are. */
export const atList = at(reportTemplates, 'list')
export const atFile = at(reportTemplates, 'create')
export const atVersion = at(reportTemplates, 'version', { templateId: 3 })
export const atRecord = (search = '') => at(reportTemplates, 'record', { templateId: 3 }, search)

/** What the parts of a template's page ask for. */
export const parts = [
  answer(getReportTemplateLayout, 'page'),
  answer(listReportTemplateUses, 'some'),
  answerWith<'listOffers'>(listOffers, {
    value: [
      { id: 1, offerName: 'multirapports' },
      { id: 2, offerName: 'Tableau de bord mensuel' },
    ],
  }),
]

/** The texts that the story is shown in. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? reportTemplatesTexts.fr : reportTemplatesTexts.en
