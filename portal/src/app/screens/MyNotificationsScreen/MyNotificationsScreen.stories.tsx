import { listMyNotifications, readMyNotifications } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MyNotification } from '../../../inbox/inbox.ts'
import { answerWith, neverAnswer, refuse } from '../../../stories/answers.ts'
import { recording } from '../../../stories/recording.ts'
import { inPortal, withPortal } from '../../../stories/withPortal.tsx'
import { routes } from '../../routes.ts'
import { myNotificationsTexts } from './i18n/texts.ts'
import { MyNotificationsScreen } from './MyNotificationsScreen.tsx'

const path = '/notifications'
const route = routes.find(each => each.path === path)
const rows = listMyNotifications.success.newest.value as readonly MyNotification[]
const unreadIn = (value: readonly MyNotification[]) => value.filter(({ isRead }) => !isRead)
const had = (value: readonly MyNotification[], count = value.length, unreadCount = unreadIn(value).length) =>
  answerWith<'listMyNotifications'>(listMyNotifications, {
    value: [...value],
    '@odata.count': count,
    unreadCount,
  })

const meta = {
  title: 'Screens/My notifications',
  component: MyNotificationsScreen,
  decorators: [
    withPortal({ texts: { myNotifications: myNotificationsTexts }, path, ...(route && { route }) }),
  ],
  parameters: { layout: 'fullscreen', msw: [had(rows)] },
} satisfies Meta<typeof MyNotificationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? myNotificationsTexts.fr : myNotificationsTexts.en

/** Also under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [first] = rows
    const name = globals['locale'] === 'fr' ? first?.title : first?.englishTitle
    await expect((await canvas.findAllByText(name ?? ''))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: textsOf(globals).readAll })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: [neverAnswer(listMyNotifications)], picture: 'none' } }

export const Empty: Story = {
  parameters: { msw: [had([])] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).emptyTitle)).toBeVisible())
    await expect(within(canvasElement).queryByRole('button', { name: textsOf(globals).readAll })).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { msw: [refuse(listMyNotifications, 'server-error')], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).failed),
    )
  },
}

const marked = recording(readMyNotifications, { content: { readIds: [], unreadIds: [9], unreadCount: 2 } })
/** A shared address; what was read can be marked as unread again. */
export const MarkedUnread: Story = {
  parameters: {
    ...inPortal({ path: `${path}?f.isRead=is%3Atrue&f.severity=any%3Ainfo` }),
    msw: [had(rows.slice(1)), marked.handler],
    picture: 'none',
  },
  beforeEach: () => {
    marked.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const row = await within(canvasElement).findByRole('row', { name: /Lyon/ })
    const [, menu] = within(row).getAllByRole('button')
    await userEvent.click(menu ?? row)
    await userEvent.click(await screen.findByRole('menuitem', { name: textsOf(globals).markUnread }))
    await waitFor(() => expect(marked.sent.map(({ body }) => body)).toEqual([{ ids: [9], isRead: false }]))
  },
}

const page = recording(readMyNotifications, { content: { readIds: [], unreadIds: [], unreadCount: 0 } })
/** What stands on this page and was not read is marked at once, and nothing of the other pages. */
export const PageRead: Story = {
  parameters: { msw: [had(rows, 120, 70), page.handler], picture: 'none' },
  beforeEach: () => {
    page.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: textsOf(globals).readPage }),
    )
    const unread = unreadIn(rows).map(({ id }) => id)
    await waitFor(() => expect(page.sent.map(({ body }) => body)).toEqual([{ ids: unread, isRead: true }]))
  },
}
