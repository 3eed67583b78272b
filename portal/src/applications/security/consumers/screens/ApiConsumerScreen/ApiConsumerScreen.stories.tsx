import {
  deleteApiConsumer,
  getApiConsumer,
  listApiUsages,
  updateApiConsumer,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, refuse } from '../../../../../stories/answers.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import {
  foundInTurn,
  keysFound,
  reader,
  textsOf,
  usagesFound,
  usersFound,
  warehouse,
} from '../../consumers-stories.fixtures.ts'
import { consumersTexts } from '../../i18n/texts.ts'
import { ApiConsumerScreen } from './ApiConsumerScreen.tsx'
import { atPart, ofConsumer, openDialog } from './story-page.fixtures.tsx'

const meta = {
  title: 'Screens/API consumer',
  component: ApiConsumerScreen,
  decorators: ofConsumer,
  parameters: { layout: 'fullscreen', msw: [foundInTurn(warehouse), keysFound(), usagesFound, usersFound] },
} satisfies Meta<typeof ApiConsumerScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The page opens on its keys. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: warehouse.name })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('parvis_Tq4xR9mB')).toBeVisible())
  },
}

/** Without permission to edit, a reader sees the details without actions, and the reason. */
export const Reader: Story = {
  parameters: { ...atPart('details', { person: reader }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.reader.title)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Nicolas Girard')).toBeVisible())
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.queryByRole('button', { name: texts.delete.open })).toBeNull()
  },
}

export const ReaderOfKeys: Story = {
  parameters: { ...atPart('keys', { person: reader }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('parvis_Tq4xR9mB')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: textsOf(globals).keys.create })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Actions/ })).toBeNull()
  },
}

/** The calls by day and API, and the remainder of today's quota. The period is in the address. */
export const Usage: Story = {
  parameters: atPart('usage'),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('meter')).toHaveAccessibleName(texts.usage.today))
    const chart = () => canvas.getByRole('figure', { name: texts.usage.callsPerDay })
    await waitFor(() => expect(chart()).toBeVisible())
    await waitFor(() => expect(chart().querySelector('svg path[fill]')).not.toBeNull(), { timeout: 10_000 })
    await expect(canvas.getByText(texts.usage.total)).toBeVisible()
  },
}

/** A used-up quota is stated in words, with the time it resets. */
export const QuotaUsedUp: Story = {
  parameters: {
    ...atPart('usage'),
    picture: 'none',
    msw: [
      foundInTurn({ ...warehouse, callsToday: 10_000 }),
      keysFound(),
      answerWith<'listApiUsages'>(listApiUsages, { value: [] }),
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(within(canvasElement).getByText(asRead(texts.usage.full))).toBeVisible())
    await waitFor(() => expect(within(canvasElement).getByText(texts.usage.empty)).toBeVisible())
  },
}

export const UsageFailed: Story = {
  parameters: {
    ...atPart('usage'),
    picture: 'none',
    msw: [foundInTurn(warehouse), keysFound(), refuse(listApiUsages, 'server-error')],
  },
  play: async ({ canvasElement }) => {
    const again = await within(canvasElement).findAllByRole('button', { name: /again|Réessayer/i })
    await expect(again[0]).toBeVisible()
  },
}

/** An example call to copy, with this installation's addresses. */
export const HowToCall: Story = {
  // The address is that of the test's own server, which differs each time.
  parameters: { ...atPart('how'), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const example = await canvas.findByRole('textbox', { name: textsOf(globals).how.example })
    await expect(example).toHaveValue(
      `curl -H 'Authorization: Bearer ${textsOf(globals).how.key}' \\\n  '${location.origin}/api/customer-store/v1/Contacts?$top=10'`,
    )
  },
}

const suspended = { ...warehouse, state: 'suspended' as const }
const resumed = recording(updateApiConsumer, {
  content: { ...updateApiConsumer.success.changed, state: 'active' },
})
/** The page says that the consumer is suspended, and one press reactivates it. */
export const Suspended: Story = {
  parameters: {
    ...atPart('how'),
    picture: 'none',
    msw: [foundInTurn(suspended, warehouse), keysFound(), resumed.handler],
  },
  beforeEach: () => {
    resumed.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.suspended.title)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.suspended.resume }))
    await waitFor(() => expect(canvas.queryByText(texts.suspended.title)).toBeNull())
    await expect(resumed.sent).toEqual([{ version: '"3"', body: { state: 'active' } }])
  },
}

const stopped = recording(updateApiConsumer, {
  content: { ...updateApiConsumer.success.changed, state: 'suspended' },
})
/** Suspending asks first, with one sentence on what happens. */
export const Suspending: Story = {
  parameters: {
    picture: 'none',
    msw: [foundInTurn(warehouse, suspended), keysFound(), stopped.handler],
  },
  beforeEach: () => {
    stopped.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.suspended.open }))
    const dialog = await openDialog('alertdialog')
    await expect(dialog.getByText(asRead(texts.suspended.effect))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.suspended.confirm }))
    await waitFor(() => expect(canvas.getByText(texts.suspended.title)).toBeVisible())
    await expect(stopped.sent).toEqual([{ version: '"3"', body: { state: 'suspended' } }])
  },
}

const refused = recording(deleteApiConsumer, {
  status: 409,
  content: deleteApiConsumer.problem['api-consumer-has-keys'],
})
/** Keys in force prevent the deletion, and the dialog says what to do first. */
export const DeleteRefused: Story = {
  parameters: { picture: 'none', msw: [foundInTurn(warehouse), keysFound(), refused.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.delete.open }))
    const dialog = await openDialog('alertdialog')
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.problem.hasKeys))
  },
}

const states = recordStates({
  asks: getApiConsumer,
  beside: [keysFound(), usersFound],
  texts: consumersTexts,
  thing: warehouse,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
