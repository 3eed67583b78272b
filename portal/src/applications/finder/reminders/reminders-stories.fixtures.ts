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

/** The rules shown in the stories. */
export const rules = listReminderRules.success.all.value

/** The portal around every screen of the reminders, for a member of the commercial team. */
export const portal: PortalStory = {
  texts: { reminders: remindersTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Finder.Read', 'Finder.Configure']) },
}

/** Handlers for the other requests of a rule's form. */
export const beside = [
  answer(listReminderRoles, 'some'),
  answer(previewReminder, 'french'),
  answer(dryRunReminders, 'some'),
]

/** Texts in the language of the story. */
export const textsOf = textsIn(remindersTexts)
