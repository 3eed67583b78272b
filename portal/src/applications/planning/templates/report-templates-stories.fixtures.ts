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

/** The template that stories are about: in its second version. */
export const monthly = getReportTemplate.success.current
/** One that nobody downloads any more. */
export const retired = {
  ...monthly,
  id: 6,
  name: 'Ancien tableau 2023',
  description: '',
  isRetired: true,
  useCount: 0,
}

/** Who uses templates, and does not keep them. */
export const user = { scopes: new Set([...storyPerson.scopes, 'Planning.Request']) }

/** What every screen of the templates stands in: somebody who keeps them. */
export const portal: PortalStory = {
  texts: { reportTemplates: reportTemplatesTexts, reportFiles: reportFilesTexts },
  person: { scopes: new Set([...user.scopes, 'Reports.Manage']) },
}

/** What the parts of a template's page ask for. */
export const parts = [
  answer(getReportTemplateLayout, 'page'),
  answer(listReportTemplateUses, 'some'),
  offeredSolutions,
]

/** The texts that the story is shown in. */
export const textsOf = textsIn(reportTemplatesTexts)
