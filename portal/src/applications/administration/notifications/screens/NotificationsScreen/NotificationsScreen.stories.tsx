import {
  deleteNotification,
  duplicateNotification,
  listNotifications,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { openCards } from '../../../../../stories/open-cards.ts'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal, withPortal } from '../../../../../stories/withPortal.tsx'
import { notificationsTexts } from '../../i18n/texts.ts'
import {
  atList,
  draft,
  listed,
  maintenance,
  notifications,
  portal,
  staffNotifier,
  textsOf,
} from '../../notifications-stories.fixtures.ts'
import { NotificationsScreen } from './NotificationsScreen.tsx'

const meta = {
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  decorators: [withPortal({ ...portal, ...atList() })],
  parameters: { layout: 'fullscreen', msw: [listed(notifications)] },
} satisfies Meta<typeof NotificationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = async (canvasElement: HTMLElement, name: RegExp) =>
  within(await within(canvasElement).findByRole('row', { name }))

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const name = globals['locale'] === 'fr' ? maintenance.title : maintenance.englishTitle
    const [link] = await canvas.findAllByRole('link', { name })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/notif\/allnotif\/12$/))
    await openCards(canvasElement)
    await expect(canvas.getAllByText(/^31 (of|sur) 40$/)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: textsOf(globals).list.createForClients })).toBeVisible()
  },
}

const states = listStates({
  asks: listNotifications,
  texts: notificationsTexts,
  // The same title in both languages, so that it is found whatever the reader's language.
  rows: [{ ...draft, englishTitle: draft.title }],
  shows: ({ title }) => title,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline

const asked: URLSearchParams[] = []
const remembering = http.get(listNotifications.pattern, ({ request }) => {
  asked.push(new URL(request.url).searchParams)
  const body = JSON.stringify({ value: notifications, '@odata.count': 120 })
  return HttpResponse.text(body, { headers: { 'content-type': 'application/json' } })
})
/** A shared address: searched, filtered by status, on its second page. The services do the work. */
export const FromTheAddress: Story = {
  parameters: {
    ...inPortal(atList('?q=portail&f.status=any%3Alive%2Cscheduled&sort=-startDate&page=2')),
    msw: [remembering],
    picture: 'none',
  },
  beforeEach: () => {
    asked.length = 0
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(4))
    await expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      $select: expect.stringContaining('status,startDate,endDate,severity,audience,recipientCount') as string,
      $search: '"portail"',
      $filter: "(status in ('live','scheduled'))",
      $orderby: 'startDate desc',
      $top: '50',
      $skip: '50',
      $count: 'true',
    })
  },
}

const copy = recording(duplicateNotification, { content: duplicateNotification.success.draft })
const removal = recording(deleteNotification, {
  status: 412,
  content: deleteNotification.problem['precondition-failed'],
})
/** The actions of a row. If somebody else changed the notification meanwhile, it is not deleted unseen. */
export const RowActions: Story = {
  parameters: { msw: [listed(notifications), copy.handler, removal.handler], picture: 'none' },
  beforeEach: () => {
    copy.sent.length = 0
    removal.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const row = await rowOf(canvasElement, /(Portal maintenance|Maintenance du portail).*(Live|En cours)/)
    await userEvent.click(row.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: texts.list.stop })).toBeVisible())
    await userEvent.click(screen.getByRole('menuitem', { name: texts.list.remove }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.remove.confirm }))
    await waitFor(() => expect(dialog.getByText(texts.remove.changed)).toBeVisible())
    await expect(removal.sent[0]?.version).toBe('"1"')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(row.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.list.duplicate }))
    await waitFor(() => expect(copy.sent).toHaveLength(1))
  },
}

/** A person who may notify only staff is told why other actions are unavailable. */
export const StaffOnly: Story = {
  parameters: { ...inPortal({ person: staffNotifier }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const row = await rowOf(canvasElement, /(Your annual accounts|Vos comptes annuels)/)
    await userEvent.click(row.getByRole('button'))
    const item = await screen.findByRole('menuitem', { name: new RegExp(texts.list.remove) })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).queryByRole('link', { name: texts.list.createForClients })).toBeNull()
  },
}
