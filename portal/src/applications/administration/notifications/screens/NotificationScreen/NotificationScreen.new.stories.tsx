import {
  countNotificationRecipients,
  createClientNotification,
  createNotification,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { atItsAddress, ledTo } from '../../../../../stories/at-its-address.tsx'
import { refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { notifications } from '../../application.ts'
import {
  atNew,
  atNewForClients,
  choices,
  counted,
  openForm,
  portal,
  textsOf,
  write,
  type OpenForm,
  type Texts,
} from '../../notifications-stories.fixtures.ts'
import { NewClientNotificationScreen, NewStaffNotificationScreen } from './NewNotificationScreen.tsx'

const creation = recording(createNotification, { content: createNotification.success.staff })
const clientCreation = recording(createClientNotification, {
  content: createClientNotification.success.accounts,
})

const meta = {
  title: 'Screens/Notification/New',
  component: NewStaffNotificationScreen,
  decorators: [
    atItsAddress(notifications.paths.create, notifications.paths.createForClients),
    withPortal({ ...portal, ...atNew }),
  ],
  parameters: {
    layout: 'fullscreen',
    msw: [creation.handler, clientCreation.handler, counted(40, 38), ...choices],
  },
  beforeEach: () => {
    creation.sent.length = 0
    clientCreation.sent.length = 0
  },
} satisfies Meta<typeof NewStaffNotificationScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = {
  title: 'Maintenance',
  text: 'Samedi.',
  englishTitle: 'Maintenance',
  englishText: 'On Saturday.',
} as const

async function fill({ form, field }: OpenForm, texts: Texts) {
  for (const [name, text] of Object.entries(words)) await write(field(name as keyof typeof words), text)
  await userEvent.click(form.getByRole('button', { name: new RegExp(texts.field.applicationId) }))
  await userEvent.click(await screen.findByRole('option', { name: 'Portail' }))
}

/**
 * Missing texts in either language are reported at their fields. Before sending, a dialog says how many people will be
 * notified.
 */
export const Sent: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const open = await openForm(canvasElement, texts)
    const { form, field } = open
    await write(field('title'), words.title)
    await write(field('text'), words.text)
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    for (const name of ['englishTitle', 'englishText'] as const)
      await waitFor(() => expect(field(name)).toBeInvalid())
    await expect(field('title')).toBeValid()
    await fill(open, texts)
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /40/ }))
    await waitFor(() => expect(dialog.getByText(texts.confirm.sendText)).toBeVisible())
    await expect(creation.sent).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm.sendButton }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toEqual({
      ...words,
      severity: 'info',
      applicationId: 1,
      audience: 'staff',
      audienceIds: [],
      startDate: null,
      endDate: null,
      link: null,
      isDraft: false,
    })
    await ledTo(canvasElement, notifications.address('list'))
  },
}

/** Groups are found by name; saving a draft notifies nobody. */
export const KeptAsDraft: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const open = await openForm(canvasElement, texts)
    const { form } = open
    await fill(open, texts)
    await userEvent.click(form.getByRole('radio', { name: new RegExp(`^${texts.audience.roles}`) }))
    await waitFor(() => expect(form.getByText(texts.count.choose)).toBeVisible())
    await userEvent.type(form.getByRole('combobox', { name: new RegExp(`^${texts.targets.roles}`) }), 'mana')
    await userEvent.click(await screen.findByRole('option', { name: 'Managers' }))
    await waitFor(() => expect(form.getByText(/^40 /)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(form.getByRole('button', { name: texts.form.saveDraft }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toMatchObject({ audience: 'roles', audienceIds: [4], isDraft: true })
  },
}

/** The form for clients offers the audiences of clients, including everyone. */
export const ForClients: Story = {
  parameters: { ...inPortal(atNewForClients), picture: 'none' },
  render: () => <NewClientNotificationScreen />,
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form } = await openForm(canvasElement, texts)
    const group = within(form.getByRole('radiogroup', { name: new RegExp(texts.field.audience) }))
    await expect(group.getAllByRole('radio')).toHaveLength(5)
    await expect(group.queryByRole('radio', { name: texts.audience.staff })).toBeNull()
    await waitFor(() => expect(form.getByText(/^40 /)).toBeVisible())
    await expect(clientCreation.sent).toHaveLength(0)
  },
}

/** The audience is empty: the form says so before sending. */
export const Nobody: Story = {
  parameters: { picture: 'none', msw: [counted(0), ...choices] },
  play: async ({ canvasElement, globals }) => {
    const { form } = await openForm(canvasElement, textsOf(globals))
    await waitFor(() => expect(form.getByText(textsOf(globals).count.nobody)).toBeVisible())
  },
}

/** How many of the recipients can use the portal is said in words that fit their number. */
const withAccess = (
  recipientCount: number,
  able: number,
  said: (count: Texts['count']) => string,
): Story => ({
  parameters: { picture: 'none', msw: [counted(recipientCount, able), ...choices] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form } = await openForm(canvasElement, texts)
    await waitFor(() => expect(form.getByText(asRead(said(texts.count)))).toBeVisible())
  },
})
export const OneWithAccess = withAccess(1, 1, ({ onlyOne }) => onlyOne)
export const OneWithoutAccess = withAccess(1, 0, ({ onlyOneNot }) => onlyOneNot)
export const SomeWithAccess = withAccess(3, 1, count => filled(count.access_one, { count: 1 }))
export const NoneWithAccess = withAccess(3, 0, ({ noAccess }) => noAccess)

export const NotCounted: Story = {
  parameters: {
    picture: 'none',
    msw: [refuse(countNotificationRecipients, 'database-unavailable'), ...choices],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form } = await openForm(canvasElement, texts)
    await waitFor(() => expect(form.getByText(texts.count.failed)).toBeVisible())
    await expect(form.getByRole('button', { name: texts.count.retry })).toBeVisible()
  },
}
