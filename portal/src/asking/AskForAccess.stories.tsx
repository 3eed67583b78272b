import {
  createAccessRequest,
  listMyAccessRequests,
  listRequestableApplications,
  withdrawAccessRequest,
} from '@parvis/api-types/generated/examples/authorization'
import { Card } from '@parvis/design-system/Card'
import { Stack } from '@parvis/design-system/Stack'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerWith, problemOf, refuse } from '../stories/answers.ts'
import { asRead, textsIn } from '../stories/read-texts.ts'
import { forgetSent, recording } from '../stories/recording.ts'
import { withPortal } from '../stories/withPortal.tsx'
import { AskForAccess } from './AskForAccess.tsx'
import { askingTexts } from './i18n/texts.ts'

const offered = answer(listRequestableApplications, 'some')
const none = answer(listMyAccessRequests, 'none')
const asking = recording(createAccessRequest, problemOf('access-request-pending'), {
  content: createAccessRequest.success.pending,
})
const withdrawing = recording(withdrawAccessRequest, { content: withdrawAccessRequest.success.withdrawn })
const textsOf = textsIn(askingTexts)

const meta = {
  title: 'Screens/Home/Asking for an application',
  component: AskForAccess,
  decorators: [withPortal({ texts: { asking: askingTexts } })],
  parameters: { msw: [offered, answer(listMyAccessRequests, 'some')] },
  beforeEach: forgetSent,
} satisfies Meta<typeof AskForAccess>
export default meta
type Story = StoryObj<typeof meta>

/** Earlier requests with their outcome: only a pending one can be withdrawn. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const mine = within(await canvas.findByRole('region', { name: texts.mine.title }))
    await expect(mine.getAllByRole('listitem')).toHaveLength(3)
    await expect(mine.getByText(texts.state.pending)).toBeVisible()
    await expect(mine.getByText(/communication/)).toBeVisible()
    await expect(mine.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: texts.ask.open })).toBeVisible()
  },
}

/** Chooses an application and sends a reason; a refusal appears at its field, and the input stays. */
export const Asking: Story = {
  parameters: { msw: [offered, none, asking.handler] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.ask.open }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const send = dialog.getByRole('button', { name: texts.ask.confirm })
    await userEvent.click(send)
    await waitFor(() => expect(dialog.getAllByText(texts.ask.missing)[0]).toBeVisible())
    await expect(asking.sent).toHaveLength(0)
    await userEvent.click(
      dialog.getByRole('radio', { name: globals['locale'] === 'fr' ? 'Sécurité' : 'Security' }),
    )
    await userEvent.type(dialog.getByRole('textbox'), 'Revue annuelle. ')
    await userEvent.click(send)
    await waitFor(() => expect(dialog.getAllByText(asRead(texts.problem.pending))[0]).toBeVisible())
    await expect(asking.sent[0]?.body).toEqual({ menuId: 3, reason: 'Revue annuelle.' })
    await expect(dialog.getByRole('textbox')).toHaveValue('Revue annuelle.')
  },
}

/** A request is withdrawn with the version shown as precondition. */
export const Withdrawn: Story = {
  parameters: { msw: [offered, answer(listMyAccessRequests, 'some'), withdrawing.handler], picture: 'none' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^(Withdraw the request for Security|Retirer la demande pour Sécurité)$/,
      }),
    )
    await waitFor(() => expect(withdrawing.sent).toEqual([{ version: '"1"', body: undefined }]))
  },
}

/** The request was decided meanwhile. */
export const WithdrawnTooLate: Story = {
  parameters: {
    msw: [
      offered,
      answer(listMyAccessRequests, 'some'),
      refuse(withdrawAccessRequest, 'access-request-decided'),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Withdraw the|Retirer la/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(asRead(textsOf(globals).problem.decided))
  },
}

/** The content that follows, so that an empty component leaves no gap. */
const withNext: Decorator = (Story, { globals }) => (
  <Stack gap={5}>
    <Story />
    <Card>{globals['locale'] === 'fr' ? 'La suite de la page' : 'The rest of the page'}</Card>
  </Stack>
)

const whenAnswered = async (...recordings: readonly { sent: readonly unknown[] }[]) => {
  await waitFor(() => expect(recordings.filter(({ sent }) => sent.length === 0)).toEqual([]))
  // By then the responses have been rendered.
  await new Promise(resolve => setTimeout(resolve, 200))
}

const offeredNone = recording(listRequestableApplications, {
  content: listRequestableApplications.success.none,
})
const mineNone = recording(listMyAccessRequests, { content: listMyAccessRequests.success.none })

/** Nothing can be requested and nothing was: nothing is rendered. */
export const Nothing: Story = {
  decorators: [withNext],
  parameters: { msw: [offeredNone.handler, mineNone.handler], picture: 'none' },
  play: async ({ canvas }) => {
    await whenAnswered(offeredNone, mineNone)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

const offeredUnknown = recording(listRequestableApplications, problemOf('server-error'))
const mineUnknown = recording(listMyAccessRequests, problemOf('server-error'))

/** What fails to load is left out. */
export const Unknown: Story = {
  decorators: [withNext],
  parameters: { msw: [offeredUnknown.handler, mineUnknown.handler], picture: 'none' },
  play: async ({ canvas }) => {
    await whenAnswered(offeredUnknown, mineUnknown)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** Long names and reasons stay within their boxes. */
export const LongText: Story = {
  parameters: {
    picture: 'none',
    msw: [
      offered,
      answerWith<'listMyAccessRequests'>(listMyAccessRequests, {
        value: listMyAccessRequests.success.some.value.map(each => ({
          ...each,
          menuTitle: 'Anticonstitutionnellement'.repeat(3),
          menuEnglishTitle: 'Anticonstitutionnellement'.repeat(3),
          answer: each.answer && 'commissariat_aux_comptes'.repeat(5),
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/Anticonstitutionnellement/)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
