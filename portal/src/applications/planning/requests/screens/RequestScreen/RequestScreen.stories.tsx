import {
  cancelPlanningRequest,
  decidePlanningRequest,
  getPlanningRequest,
  updatePlanningRequest,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { planning } from '../../application.ts'
import { planningTexts } from '../../i18n/texts.ts'
import { choices, planner, portal, requestIn, submitted, textsOf } from '../../planning-stories.fixtures.ts'
import { RequestScreen } from './RequestScreen.tsx'

const asRequester = inPortal({ person: portal.person ?? {} })

const meta = {
  title: 'Screens/Planning/Request',
  component: RequestScreen,
  ...atPlace(
    planning,
    'record',
    { ...portal, person: planner },
    [answerInTurn(getPlanningRequest, submitted)],
    { requestId: 7 },
  ),
} satisfies Meta<typeof RequestScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const title = filled(texts.record.title, { number: submitted.number })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible())
    await expect(canvas.getByText(/Théo Lefèvre, staff@parvis\.example/)).toBeVisible()
    await expect(canvas.getByText(/^14 (working days|jours ouvrés)/)).toBeVisible()
    const history = within(canvas.getByRole('list', { name: texts.record.history }))
    await expect(history.getByText(texts.reached.submitted)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.accept.open })).toBeVisible()
  },
}

const decision = recording(decidePlanningRequest, { content: decidePlanningRequest.success.accepted })

/** A planner confirms each decision; the page then shows the next one. */
export const Planned: Story = {
  parameters: {
    msw: [
      answerInTurn(getPlanningRequest, submitted, { ...requestIn('accepted'), id: submitted.id }),
      decision.handler,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.accept.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.accept.confirm }))
    await waitFor(() => expect(decision.sent).toHaveLength(1))
    await expect(decision.sent[0]).toEqual({
      version: '"1"',
      body: { status: 'accepted', reason: null },
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.begin.open })).toBeVisible())
    await expect(canvas.getByRole('link', { name: texts.move.publish })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/createpublication\?request=7$/),
    )
  },
}

/** Somebody has begun to publish the report: the page offers to resume that publication, not to begin another. */
export const BeingPublished: Story = {
  parameters: {
    msw: [
      answerInTurn(getPlanningRequest, {
        ...requestIn('accepted'),
        status: 'inProgress',
        openPublicationId: 4,
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const link = await canvas.findByRole('link', { name: texts.move.goOnPublishing })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/createpublication\?publication=4$/))
    await expect(canvas.queryByRole('link', { name: texts.move.publish })).toBeNull()
  },
}

const changed = { status: 412, content: updatePlanningRequest.problem['precondition-failed'] }
const later = { ...submitted, '@odata.etag': '"2"' }
const refusal = recording(decidePlanningRequest, changed, {
  content: decidePlanningRequest.success.accepted,
})

/**
 * A refusal needs a reason. If somebody else changed the request first, the reason is kept and sent with the version
 * reloaded.
 */
export const RefusedWithReason: Story = {
  parameters: { msw: [answerInTurn(getPlanningRequest, submitted, later), refusal.handler], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.refuse.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: texts.refuse.confirm })
    const reason = dialog.getByRole('textbox')
    await userEvent.click(send)
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(reason).toBeInvalid()
    await expect(reason).toHaveAccessibleDescription(new RegExp(texts.problem.reasonMissing))
    await expect(refusal.sent).toHaveLength(0)
    await userEvent.type(reason, 'Trop tôt')
    await userEvent.click(send)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.move.changed))
    await expect(reason).toHaveValue('Trop tôt')
    await userEvent.click(send)
    await waitFor(() =>
      expect(refusal.sent[1]).toEqual({ version: '"2"', body: { status: 'refused', reason: 'Trop tôt' } }),
    )
  },
}

/** A request that somebody else changed meanwhile is not decided unseen. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [answerInTurn(getPlanningRequest, submitted), refuse(decidePlanningRequest, 'precondition-failed')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.accept.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.accept.confirm }))
    await waitFor(() => expect(dialog.getByText(texts.move.changed)).toBeVisible())
  },
}

/** The requester reads the reason for a refusal and corrects the request. */
export const Refused: Story = {
  parameters: { ...asRequester, msw: [answerInTurn(getPlanningRequest, requestIn('refused'))] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.record.refusedTitle)).toBeVisible())
    await expect(canvas.getByRole('link', { name: texts.move.correct })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/planning\/5$/),
    )
    await expect(canvas.queryByRole('button', { name: texts.accept.open })).toBeNull()
  },
}

/** A person who only works on the request can read it. */
export const ReadOnly: Story = {
  parameters: {
    ...asRequester,
    msw: [answerInTurn(getPlanningRequest, { ...submitted, mayChange: false })],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('list', { name: texts.record.history })
    await expect(canvas.queryByRole('button', { name: texts.cancel.open })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.move.change })).toBeNull()
  },
}

/** Cancelling asks first. If the request has moved on meanwhile, the dialog says so. */
export const Cancelled: Story = {
  parameters: {
    ...asRequester,
    msw: [
      answerInTurn(getPlanningRequest, submitted),
      refuse(cancelPlanningRequest, 'planning-transition-refused'),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.cancel.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel.confirm }))
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.transitionRefused))).toBeVisible())
  },
}

const cancelling = recording(cancelPlanningRequest, changed, {
  content: cancelPlanningRequest.success.cancelled,
})

/**
 * A request that somebody else changed meanwhile is not cancelled unseen: the next attempt uses the version now shown.
 */
export const CancelledMeanwhile: Story = {
  parameters: {
    ...asRequester,
    msw: [answerInTurn(getPlanningRequest, submitted, later), cancelling.handler],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.cancel.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const cancel = dialog.getByRole('button', { name: texts.cancel.confirm })
    await userEvent.click(cancel)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.move.changed))
    await expect(cancelling.sent[0]?.version).toBe('"1"')
    await userEvent.click(cancel)
    await waitFor(() => expect(cancelling.sent[1]?.version).toBe('"2"'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const relinking = recording(updatePlanningRequest, { content: updatePlanningRequest.success.delivery })

/** A real engagement replaces the provisional one of a planned request. */
export const Relinked: Story = {
  parameters: {
    ...asRequester,
    msw: [
      answerInTurn(getPlanningRequest, { ...requestIn('accepted'), mayChange: true }),
      relinking.handler,
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.relink.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('combobox')
    await userEvent.click(dialog.getByRole('button', { name: texts.relink.confirm }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(new RegExp(texts.problem.engagementMissing))
    await userEvent.type(field, 'E2024')
    await userEvent.click(await screen.findByRole('option', { name: /E2024-000001/ }))
    await userEvent.click(dialog.getByRole('button', { name: texts.relink.confirm }))
    await waitFor(() => expect(relinking.sent[0]).toEqual({ version: '"2"', body: { engagementId: 1 } }))
  },
}

const states = recordStates({
  asks: getPlanningRequest,
  texts: planningTexts,
  thing: submitted,
  shows: ({ engagementCode, engagementDescription }) => `${engagementCode} – ${engagementDescription}`,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
