import {
  createNotification,
  getNotification,
  stopNotification,
  updateNotification,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { notifications } from '../../application.ts'
import { notificationsTexts } from '../../i18n/texts.ts'
import {
  atRecord,
  choices,
  counted,
  draft,
  ended,
  forClients,
  foundInTurn,
  maintenance,
  openForm,
  portal,
  staffNotifier,
  textsOf,
  write,
} from '../../notifications-stories.fixtures.ts'
import { NotificationScreen } from './NotificationScreen.tsx'

const meta = {
  title: 'Screens/Notification',
  component: NotificationScreen,
  decorators: [atItsAddress(notifications.paths.record), withPortal({ ...portal, ...atRecord })],
  parameters: { layout: 'fullscreen', msw: [foundInTurn(draft), counted(12, 10), ...choices] },
} satisfies Meta<typeof NotificationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A draft for groups: every field can be changed, and both previews are shown in both languages. */
export const Loaded: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await expect(field('title')).toHaveValue(draft.title)
    await expect(field('englishText')).toHaveValue(draft.englishText)
    await expect(form.getByRole('radio', { name: new RegExp(texts.audience.roles) })).toBeChecked()
    await waitFor(() => expect(form.getByText('Managers')).toBeVisible())
    await waitFor(() => expect(form.getByText(/^12 (recipients|destinataires)/)).toBeVisible())
    await expect(form.getAllByText(draft.englishTitle)).toHaveLength(2)
    await waitFor(() => expect(form.getByRole('button', { name: /Portail/ })).toBeVisible())
    await expect(form.getByRole('button', { name: texts.form.send })).toBeVisible()
  },
}

const states = recordStates({
  asks: getNotification,
  beside: [counted(12, 10), ...choices],
  texts: notificationsTexts,
  thing: draft,
  shows: ({ audienceNames }) => audienceNames[0] ?? '',
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline

/** What people were told stays fixed. Texts, link and end can be corrected, and only changed fields are sent. */
const correction = recording(updateNotification, {
  content: { ...updateNotification.success.text, audienceIds: [], audienceNames: [] },
})
export const Live: Story = {
  parameters: {
    msw: [foundInTurn(maintenance), correction.handler, counted(40), ...choices],
    picture: 'none',
  },
  beforeEach: () => {
    correction.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await expect(form.queryByRole('radio')).toBeNull()
    await expect(within(canvasElement).getByText(texts.form.frozen)).toBeVisible()
    await expect(within(canvasElement).getByRole('meter')).toBeVisible()
    await write(field('text'), 'Jusqu’à 23 h.')
    await userEvent.click(form.getByRole('button', { name: texts.form.save }))
    await waitFor(() =>
      expect(correction.sent).toEqual([{ version: '"1"', body: { text: 'Jusqu’à 23 h.' } }]),
    )
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
  },
}

/** An ended notification is read-only, and can be sent again as a duplicate. */
export const Ended: Story = {
  parameters: { msw: [foundInTurn(ended)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.form.endedTitle)).toBeVisible())
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.getByRole('button', { name: texts.list.duplicate })).toBeVisible()
  },
}

/** A person who may notify only staff can read a notification for clients, and sees which right is missing. */
export const OfOthers: Story = {
  parameters: { ...inPortal({ person: staffNotifier }), msw: [foundInTurn(forClients)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsOf(globals).form.clientsTitle)).toBeVisible())
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.queryByRole('button', { name: textsOf(globals).list.remove })).toBeNull()
  },
}

const stopping = recording(
  stopNotification,
  { status: 412, content: stopNotification.problem['precondition-failed'] },
  { content: stopNotification.success.ended },
)
const corrected = { ...maintenance, severity: 'critical', '@odata.etag': '"2"' } as const
const stopped = {
  ...maintenance,
  '@odata.etag': '"3"',
  status: 'ended',
  modifiedDate: '2026-11-20T10:00:00.000Z',
} as const
/**
 * After confirmation the notification leaves the bells. If somebody else changed it meanwhile, the new version is shown
 * first.
 */
export const Stopped: Story = {
  parameters: {
    picture: 'none',
    msw: [foundInTurn(maintenance, corrected, stopped), stopping.handler, counted(40), ...choices],
  },
  beforeEach: () => {
    stopping.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.list.stop }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(texts.stop.text)).toBeVisible())
    const stop = dialog.getByRole('button', { name: texts.stop.confirm })
    await userEvent.click(stop)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.stop.changed))
    // It has become critical meanwhile.
    await waitFor(() => expect(dialog.getByText(texts.stop.textCritical)).toBeVisible())
    await userEvent.click(stop)
    await waitFor(() => expect(canvas.getByText(texts.form.endedTitle)).toBeVisible())
    await expect(stopping.sent.map(({ version }) => version)).toEqual(['"1"', '"2"'])
  },
}

const long = `Réaffectation ${'anticonstitutionnellement'.repeat(3)}`
export const LongText: Story = {
  parameters: {
    picture: 'none',
    msw: [
      foundInTurn({
        ...draft,
        title: long,
        text: `${long}\n`.repeat(9),
        audienceNames: [
          long,
          'Gestionnaires interministériels des habilitations et délégations de signature',
        ],
      }),
      counted(1_234_567, 0),
      ...choices,
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible())
    await within(canvasElement).findByRole('form')
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

const recipients = { audienceIds: [4, 5, 6], audienceNames: ['Managers', 'Collaborateurs', 'Auditeurs'] }
/** Recipients are a set: removing one and choosing it again is no change, although it is now last. */
export const PutBack: Story = {
  parameters: {
    picture: 'none',
    msw: [foundInTurn({ ...draft, ...recipients }), counted(12), ...choices],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form } = await openForm(canvasElement, texts)
    const field = await form.findByRole('combobox', { name: new RegExp(`^${texts.targets.roles}`) })
    await userEvent.click(form.getByRole('button', { name: /(Remove|Retirer).*Managers/ }))
    await waitFor(() => expect(form.getByText(texts.form.unsaved)).toBeVisible())
    await userEvent.type(field, 'mana')
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Managers' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(form.queryByText(texts.form.unsaved)).toBeNull())
    await expect(form.getByRole('button', { name: texts.form.reset })).toBeDisabled()
  },
}

const refusedGroup = recording(updateNotification, {
  status: 422,
  content: createNotification.problem['notification-group-without-access'],
})
/** The field names the group that has no access to the application. */
export const GroupWithoutAccess: Story = {
  parameters: { picture: 'none', msw: [foundInTurn(draft), refusedGroup.handler, counted(12), ...choices] },
  beforeEach: () => {
    refusedGroup.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form } = await openForm(canvasElement, texts)
    await form.findByText(/^12 /)
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    // A critical notification is shown above every page.
    await waitFor(() => expect(dialog.getByText(texts.confirm.sendTextCritical)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm.sendButton }))
    const field = form.getByRole('combobox', { name: new RegExp(`^${texts.targets.roles}`) })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/(not have access|n’a pas accès).*Managers/),
    )
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
  },
}

const theirs: typeof draft = {
  ...draft,
  '@odata.etag': '"4"',
  englishTitle: 'Their title',
  severity: 'warning',
  modifiedDate: '2026-11-21T10:00:00.000Z',
}
const raced = recording(
  updateNotification,
  { status: 412, content: updateNotification.problem['precondition-failed'] },
  { content: { ...theirs, title: 'Mon titre' } },
)
/**
 * Somebody else saved first: both versions are shown side by side, and overwriting keeps the fields that only they
 * changed.
 */
export const Conflict: Story = {
  parameters: { picture: 'none', msw: [foundInTurn(draft, theirs), raced.handler, counted(12), ...choices] },
  beforeEach: () => {
    raced.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('title'), 'Mon titre')
    await userEvent.click(form.getByRole('button', { name: texts.form.saveDraft }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(draft.title)).toBeVisible())
    const overwrite = dialog
      .getAllByRole('button')
      .find(button => /Overwrite|Remplacer/.test(button.textContent))
    await userEvent.click(overwrite ?? canvasElement)
    await waitFor(() => expect(raced.sent).toHaveLength(2))
    await expect(raced.sent[1]).toEqual({ version: '"4"', body: { title: 'Mon titre' } })
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
  },
}
