import { listReminderLog } from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { reminders } from '../../application.ts'
import { remindersTexts } from '../../i18n/texts.ts'
import { portal, textsOf } from '../../reminders-stories.fixtures.ts'
import { ReminderLogScreen } from './ReminderLogScreen.tsx'

const [first, second] = listReminderLog.success.some.value
if (first === undefined || second === undefined)
  throw new Error('The example of the contract has two messages')
if (!first || !second) throw new Error('The example has two reminders')

const meta = {
  title: 'Screens/Reminders/Log',
  component: ReminderLogScreen,
  ...atPlace(reminders, 'log', portal, [answerPage(listReminderLog, first, second)]),
} satisfies Meta<typeof ReminderLogScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    await expect((await canvas.findAllByText(second.sheetTitle))[0]).toBeVisible()
    await expect(canvas.getAllByText(textsOf(globals).mail.failed)[0]).toBeVisible()
  },
}

const log = { en: { list: remindersTexts.en.log }, fr: { list: remindersTexts.fr.log } }
const states = listStates({
  asks: listReminderLog,
  texts: log,
  rows: [first, second],
  shows: ({ sheetTitle }) => sheetTitle,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
