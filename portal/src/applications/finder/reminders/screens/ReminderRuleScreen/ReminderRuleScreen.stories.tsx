import {
  getReminderRule,
  previewReminder,
  updateReminderRule,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, problemOf, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { reminders } from '../../application.ts'
import { remindersTexts } from '../../i18n/texts.ts'
import { beside, portal, textsOf } from '../../reminders-stories.fixtures.ts'
import { ReminderRuleScreen } from './ReminderRuleScreen.tsx'

const rule = getReminderRule.success.submitted
const found = answerInTurn(getReminderRule, rule)

const meta = {
  title: 'Screens/Reminders/Rule',
  component: ReminderRuleScreen,
  ...atPlace(reminders, 'record', portal, [found, ...beside], { ruleId: 1 }),
} satisfies Meta<typeof ReminderRuleScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The form, with a preview of the message and the people it would remind. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('form')).toBeVisible()
    await waitFor(() => expect(canvas.getByTitle(texts.preview.frame)).toBeVisible())
    await expect(canvas.getByRole('region', { name: texts.rulePlan.title })).toBeVisible()
  },
}

const saving = recording(updateReminderRule, { content: updateReminderRule.success.ranges })
/** Changing one range sends only that change. */
export const RangeChanged: Story = {
  parameters: { msw: [found, saving.handler, ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const form = within(await canvas.findByRole('form'))
    const first = form.getByRole('textbox', {
      name: new RegExp(`^${filled(texts.range.label, { number: 1 })}`),
    })
    await userEvent.clear(first)
    await userEvent.type(first, '2')
    await userEvent.click(form.getByRole('button', { name: texts.range.remove }))
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(saving.sent).toEqual([{ version: '"1"', body: { ranges: [2, 7] } }]))
  },
}

/** A placeholder is inserted at the caret; a text without the link is not sent. */
export const PlaceInserted: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const form = within(await canvas.findByRole('form'))
    const body = form.getByRole('textbox', { name: new RegExp(`^${texts.field.body}`) })
    await userEvent.clear(body)
    await userEvent.click(form.getByRole('button', { name: texts.place.sheet }))
    await waitFor(() => expect(body).toHaveValue('{{sheet}}'))
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(body).toBeInvalid())
    await expect((await form.findAllByText(texts.problem.linkMissing))[0]).toBeVisible()
  },
}

/** No sheet is waiting, so there is nothing to preview, and the page says so. */
export const NoCase: Story = {
  parameters: {
    msw: [found, refuse(previewReminder, 'reminder-case-missing'), ...beside],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).preview.emptyTitle)).toBeVisible())
  },
}

const refused = recording(updateReminderRule, problemOf('reminder-role-unknown'))
/** A refusal that only the services can detect is shown at its field. */
export const RoleGone: Story = {
  parameters: { msw: [found, refused.handler, ...beside], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const form = within(await canvas.findByRole('form'))
    await userEvent.click(form.getByRole('switch', { name: texts.field.isOn }))
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await expect((await form.findAllByText(texts.problem.roleUnknown))[0]).toBeVisible()
  },
}

const states = recordStates({
  asks: getReminderRule,
  beside,
  texts: remindersTexts,
  thing: rule,
  shows: ({ ranges }) => String(ranges[0]),
})
export const Loading = states.Loading
export const Gone = states.Gone
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
