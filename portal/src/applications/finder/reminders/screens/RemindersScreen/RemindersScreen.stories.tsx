import {
  dryRunReminders,
  listReminderRules,
  updateReminderRule,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answer, answerWith, problemOf, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { screenStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { reminders } from '../../application.ts'
import { portal, rules, textsOf } from '../../reminders-stories.fixtures.ts'
import { RemindersScreen } from './RemindersScreen.tsx'

const found = answer(listReminderRules, 'all')
const plan = inPortal(at(reminders, 'list', {}, '?tab=plan'))

const meta = {
  title: 'Screens/Reminders/Settings',
  component: RemindersScreen,
  ...atPlace(reminders, 'list', portal, [found, answer(dryRunReminders, 'some')]),
} satisfies Meta<typeof RemindersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A card for each state. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const { state, rule, recipient } = textsOf(globals)
    await expect(await canvas.findByRole('region', { name: state.submitted })).toBeVisible()
    await expect(canvas.getAllByRole('region')).toHaveLength(rules.length)
    await expect(canvas.getAllByText(rule.on)).toHaveLength(3)
    await expect(canvas.getAllByText(new RegExp(recipient.decider))[0]).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: filled(rule.change, { state: state.submitted }) }),
    ).toHaveAttribute('href', expect.stringMatching(/\/app\/egf\/RelanceConfiguration\/1$/))
  },
}

const switching = recording(updateReminderRule, problemOf('precondition-failed'))
/** Somebody else saved first: the page says so and overwrites nothing. */
export const SwitchedTooLate: Story = {
  parameters: { msw: [found, switching.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { state, rule, problem } = textsOf(globals)
    await userEvent.click(
      await canvas.findByRole('switch', { name: filled(rule.send, { state: state.rejectedByManager }) }),
    )
    await waitFor(() => expect(canvas.getByText(problem.changed, { exact: false })).toBeVisible())
    await expect(switching.sent).toEqual([{ version: '"1"', body: { isOn: true } }])
  },
}

/** The reminders of the next 30 days, including people who cannot be reached. */
export const Planned: Story = {
  parameters: plan,
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect((await canvas.findAllByText('Samuel Okafor'))[0]).toBeVisible()
    await expect(canvas.getAllByText(texts.skip.left)[0]).toBeVisible()
    const words = { name: 'Théo Lefèvre', decider: 'Samuel Okafor' }
    await expect(canvas.getAllByText(filled(texts.plan.standsIn, words))[0]).toBeVisible()
  },
}

export const NothingPlanned: Story = {
  parameters: {
    ...plan,
    msw: [
      answerWith<'dryRunReminders'>(dryRunReminders, {
        ...dryRunReminders.success.some,
        total: 0,
        skipped: 0,
        value: [],
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).plan.emptyTitle)).toBeVisible())
  },
}

export const PlanFailed: Story = {
  parameters: { ...plan, msw: [refuse(dryRunReminders, 'server-error')], picture: 'none' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(textsOf(globals).plan.failed)).toBeVisible())
  },
}

const states = screenStates({
  asks: listReminderRules,
  content: listReminderRules.success.all,
  failed: globals => textsOf(globals).list.failed,
  awaits: async (canvas, globals) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).list.title)
  },
  shows: async (canvas, globals) => {
    await canvas.findByRole('region', { name: textsOf(globals).state.submitted })
  },
})
export const Loading = states.Loading
export const Slow = states.Slow
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
