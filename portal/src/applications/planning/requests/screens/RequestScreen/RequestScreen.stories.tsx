import {
  cancelPlanningRequest,
  decidePlanningRequest,
  getPlanningRequest,
  updatePlanningRequest,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { requestPath } from '../../addresses.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import {
  choices,
  foundInTurn,
  planner,
  portal,
  requestIn,
  routeAt,
  submitted,
  textsOf,
} from '../../planning-stories.fixtures.ts'
import { atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { RequestScreen } from './RequestScreen.tsx'

const story = { ...portal, person: planner, path: '/app/dshb2/requests/7', ...routeAt(requestPath) }
const asRequester = inPortal({ person: portal.person ?? {} })

const meta = {
  title: 'Screens/Planning/Request',
  component: RequestScreen,
  decorators: [atItsAddress(requestPath), withPortal(story)],
  parameters: { layout: 'fullscreen', msw: [foundInTurn(submitted)] },
} satisfies Meta<typeof RequestScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const title = filled(texts.request.title, { code: submitted.engagementCode })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible())
    await expect(canvas.getByText(/Théo Lefèvre, staff@parvis\.example/)).toBeVisible()
    await expect(canvas.getByText(/^14 (working days|jours ouvrés)/)).toBeVisible()
    const history = within(canvas.getByRole('list', { name: texts.request.history }))
    await expect(history.getByText(texts.reached.submitted)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.move.accept })).toBeVisible()
  },
}

const decision = recording(decidePlanningRequest, { content: decidePlanningRequest.success.accepted })

/** Who plans is asked before a request goes on; then it tells what comes next. */
export const Planned: Story = {
  parameters: {
    msw: [foundInTurn(submitted, { ...requestIn('accepted'), id: submitted.id }), decision.handler],
    picture: 'none',
  },
  beforeEach: () => {
    decision.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.move.accept }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm.accept }))
    await waitFor(() => expect(decision.sent).toHaveLength(1))
    await expect(decision.sent[0]).toEqual({
      version: '"1"',
      body: { status: 'accepted', reason: null },
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.move.begin })).toBeVisible())
    await expect(canvas.getByRole('link', { name: texts.move.publish })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/createpublication\?request=7$/),
    )
  },
}

/** Somebody has begun to publish the report: that is gone on with, and not begun anew. */
export const BeingPublished: Story = {
  parameters: {
    msw: [foundInTurn({ ...requestIn('accepted'), status: 'inProgress', openPublicationId: 4 })],
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

/** What is refused says why; the reason stays when somebody else was first, and goes with what was looked at again. */
export const RefusedWithReason: Story = {
  parameters: { msw: [foundInTurn(submitted, later), refusal.handler], picture: 'none' },
  beforeEach: () => {
    refusal.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.move.refuse }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: texts.confirm.refuse })
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

/** What somebody else has changed meanwhile is not decided unseen. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [foundInTurn(submitted), refuse(decidePlanningRequest, 'precondition-failed')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.move.accept }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm.accept }))
    await waitFor(() => expect(dialog.getByText(texts.move.changed)).toBeVisible())
  },
}

/** Who asked reads the reason, and corrects it. */
export const Refused: Story = {
  parameters: { ...asRequester, msw: [foundInTurn(requestIn('refused'))] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.request.refusedTitle)).toBeVisible())
    await expect(canvas.getByRole('link', { name: texts.move.correct })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/planning\/5$/),
    )
    await expect(canvas.queryByRole('button', { name: texts.move.accept })).toBeNull()
  },
}

/** Who only works on it reads it. */
export const ReadOnly: Story = {
  parameters: {
    ...asRequester,
    msw: [foundInTurn({ ...submitted, mayChange: false })],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('list', { name: texts.request.history })
    await expect(canvas.queryByRole('button', { name: texts.move.cancel })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.move.change })).toBeNull()
  },
}

/** It is given up after a question; that it has gone on meanwhile is said. */
export const Cancelled: Story = {
  parameters: {
    ...asRequester,
    msw: [foundInTurn(submitted), refuse(cancelPlanningRequest, 'planning-transition-refused')],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.move.cancel }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm.cancel }))
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.transitionRefused))).toBeVisible())
  },
}

const cancelling = recording(cancelPlanningRequest, changed, {
  content: cancelPlanningRequest.success.cancelled,
})

/** What somebody else has changed meanwhile is not given up unseen: the next try is about what stands there now. */
export const CancelledMeanwhile: Story = {
  parameters: { ...asRequester, msw: [foundInTurn(submitted, later), cancelling.handler], picture: 'none' },
  beforeEach: () => {
    cancelling.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.move.cancel }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const cancel = dialog.getByRole('button', { name: texts.confirm.cancel })
    await userEvent.click(cancel)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.move.changed))
    await expect(cancelling.sent[0]?.version).toBe('"1"')
    await userEvent.click(cancel)
    await waitFor(() => expect(cancelling.sent[1]?.version).toBe('"2"'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const relinking = recording(updatePlanningRequest, { content: updatePlanningRequest.success.delivery })

/** What was planned for a provisional engagement is given the one that it has become. */
export const Relinked: Story = {
  parameters: {
    ...asRequester,
    msw: [foundInTurn({ ...requestIn('accepted'), mayChange: true }), relinking.handler, ...choices],
    picture: 'none',
  },
  beforeEach: () => {
    relinking.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.move.relink }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('combobox')
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm.relink }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(new RegExp(texts.problem.engagementMissing))
    await userEvent.type(field, 'E2024')
    await userEvent.click(await screen.findByRole('option', { name: /E2024-000001/ }))
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm.relink }))
    await waitFor(() => expect(relinking.sent[0]).toEqual({ version: '"2"', body: { engagementId: 1 } }))
  },
}

export const Loading: Story = { parameters: { msw: [neverAnswer(getPlanningRequest)], picture: 'none' } }

export const Gone: Story = {
  parameters: { msw: [refuse(getPlanningRequest, 'not-found')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).gone.title)).toBeVisible())
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(getPlanningRequest, 'server-error')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).gone.failed),
    )
  },
}
