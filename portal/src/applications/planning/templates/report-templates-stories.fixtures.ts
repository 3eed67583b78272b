import {
  getReportTemplate,
  getReportTemplateLayout,
  listReportTemplateUses,
} from '@parvis/api-types/generated/examples/portal'
import { offeredSolutions } from '../../../organisation/solutions.fixtures.ts'
import { reportFilesTexts } from '../../../reports/files/i18n/texts.ts'
import { answer } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { reportTemplatesTexts } from './i18n/texts.ts'

/** The template shown in the stories, in its second version. */
export const monthly = getReportTemplate.success.current
/** A retired template, which can no longer be downloaded. */
export const retired = {
  ...monthly,
  id: 6,
  name: 'Ancien tableau 2023',
  description: '',
  isRetired: true,
  useCount: 0,
}

/** A person who uses templates but does not manage them. */
export const user = { scopes: new Set([...storyPerson.scopes, 'Planning.Request']) }

/** The portal around every screen of the templates, for a person who manages them. */
export const portal: PortalStory = {
  texts: { reportTemplates: reportTemplatesTexts, reportFiles: reportFilesTexts },
  person: { scopes: new Set([...user.scopes, 'Reports.Manage']) },
}

/** Handlers behind the tabs of a template's page. */
export const parts = [
  answer(getReportTemplateLayout, 'page'),
  answer(listReportTemplateUses, 'some'),
  offeredSolutions,
]

/** Texts in the language of the story. */
export const textsOf = textsIn(reportTemplatesTexts)
