import {
  dryRunReminders,
  listReminderRoles,
  listReminderRules,
  previewReminder,
} from '@parvis/api-types/generated/examples/organisation'
import { answer } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { remindersTexts } from './i18n/texts.ts'

/** The rules that stories are about. */
export const rules = listReminderRules.success.all.value

/** What every screen of the reminders stands in: somebody of the commercial team. */
export const portal: PortalStory = {
  texts: { reminders: remindersTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Finder.Read', 'Finder.Configure']) },
}

/** What the form of a rule asks for beside the rule. */
export const beside = [
  answer(listReminderRoles, 'some'),
  answer(previewReminder, 'french'),
  answer(dryRunReminders, 'some'),
]

/** The texts that the story is shown in. */
export const textsOf = textsIn(remindersTexts)
