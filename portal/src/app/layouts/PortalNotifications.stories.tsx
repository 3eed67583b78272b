import type { RowOf } from '@parvis/api-types/calls'
import {
  listMyNotifications,
  listStatementRequests,
  listWork,
  readAllMyNotifications,
  readMyNotifications,
  streamMyNotifications,
} from '@parvis/api-types/generated/examples/portal'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { ToastHost } from '@parvis/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useLocation, useNavigate } from 'react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MyNotification, NotificationEvent } from '../../inbox/inbox.ts'
import { answer, answerWith, neverAnswer, refuse } from '../../stories/answers.ts'
import { recording } from '../../stories/recording.ts'
import { forgetAllSendings, noteSending } from '../../uploads/sendings.ts'
import { inPortal, storyPerson, withPortal } from '../../stories/withPortal.tsx'
import { CriticalNotifications, PortalBell } from './PortalNotifications.tsx'

/** The bell and the banners as they appear over every screen. */
function OverEveryScreen() {
  return (
    <Stack>
      <Inline justify="end">
        <PortalBell />
      </Inline>
      <CriticalNotifications />
      <ToastHost />
    </Stack>
  )
}

const example = listMyNotifications.success.newest.value[0] as MyNotification
const critical: MyNotification = {
  ...example,
  id: 20,
  title: 'Un mot de passe a fuité',
  englishTitle: 'A password has leaked',
  text: 'Changez le vôtre maintenant.',
  englishText: 'Change yours now.',
  severity: 'critical',
  link: '/profile',
}
const read: MyNotification = { ...example, id: 8, title: 'Bienvenue', englishTitle: 'Welcome', isRead: true }
const had = (...value: MyNotification[]) =>
  answerWith<'listMyNotifications'>(listMyNotifications, {
    value,
    unreadCount: value.filter(({ isRead }) => !isRead).length,
  })

let tell: (event: NotificationEvent) => void = () => undefined
const stream = http.get(streamMyNotifications.pattern, () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      tell = ({ name, data }) =>
        controller.enqueue(
          new TextEncoder().encode(`event: ${name}\nid: 1.1\ndata: ${JSON.stringify(data)}\n\n`),
        )
    },
  })
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
})
/** The reader's waiting work, which the open panel requests. */
const work = answer(listWork, 'some')
const silent = neverAnswer(streamMyNotifications)

const meta = {
  title: 'Screens/Gate/Notifications',
  component: OverEveryScreen,
  decorators: [withPortal()],
  parameters: { msw: [work, had(critical, example, read), silent] },
} satisfies Meta<typeof OverEveryScreen>
export default meta
type Story = StoryObj<typeof meta>

const bell = (words: RegExp) => screen.findByRole('button', { name: words })
const banners = () => screen.getAllByRole('alert', { name: /A password|Un mot de passe/ })
const banner = () => screen.findByRole('alert', { name: /A password|Un mot de passe/ })

/** Critical notifications appear over the screen; the bell's panel lists all of them. */
export const Loaded: Story = {
  play: async () => {
    await expect(await banner()).toHaveTextContent(/Change yours now|Changez le vôtre/)
    await expect(within(await banner()).getByRole('link')).toHaveAttribute('href', '/profile')
    await userEvent.click(await bell(/^Notifications, 2 /))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getAllByRole('row').length).toBeGreaterThan(3))
    await waitFor(() => expect(dialog.getByRole('row', { name: /Welcome|Bienvenue/ })).toBeVisible())
    // The work itself is on the home page; the panel only links to it.
    const link = await dialog.findByRole('link', { name: /^(7 things are waiting|7 choses vous attendent)/ })
    await expect(link).toHaveAttribute('href', '/')
  },
}

const arrival = () => screen.findByRole('alertdialog', { name: /A password|Un mot de passe/ })
const arrive = () =>
  waitFor(() => {
    tell({ name: 'notification', data: { notification: critical, isNew: true, unreadCount: 2 } })
    return expect(screen.getByRole('button', { name: /^Notifications, 2 / })).toBeVisible()
  })

/** The number rises while the page is open and falls when a notification is withdrawn. The page does not move. */
export const Arriving: Story = {
  parameters: { msw: [work, had(example, read), stream], picture: 'none' },
  play: async () => {
    await bell(/^Notifications, 1 /)
    const height = document.body.scrollHeight
    await arrive()
    await waitFor(async () => expect(await arrival()).toBeVisible())
    await waitFor(() => expect(screen.getAllByRole('status').at(0)).toHaveTextContent(/^2 /))
    await expect(document.body.scrollHeight).toBe(height)
    tell({ name: 'withdrawn', data: { id: critical.id, unreadCount: 1 } })
    await bell(/^Notifications, 1 /)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A notification that arrived as a toast becomes a banner on the next page. */
export const ArrivedBefore: Story = {
  parameters: { msw: [work, had(example, read), stream], picture: 'none' },
  decorators: [
    Shown => {
      const navigate = useNavigate()
      return (
        <>
          {Shown()}
          <Button onPress={() => void navigate('/profile')}>Profile</Button>
        </>
      )
    },
  ],
  play: async () => {
    await bell(/^Notifications, 1 /)
    await arrive()
    await arrival()
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }))
    await waitFor(async () => expect(await banner()).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const opened = recording(readMyNotifications, { content: { readIds: [20], unreadIds: [], unreadCount: 1 } })
/** Opening a new arrival from its toast marks it as read, so it does not become a banner. */
export const ArrivalOpened: Story = {
  parameters: { msw: [work, had(example, read), stream, opened.handler], picture: 'none' },
  decorators: [
    Shown => {
      const { pathname } = useLocation()
      return (
        <>
          {Shown()}
          <p>{pathname}</p>
        </>
      )
    },
  ],
  beforeEach: () => {
    opened.sent.length = 0
  },
  play: async () => {
    await bell(/^Notifications, 1 /)
    await arrive()
    await userEvent.click(within(await arrival()).getByRole('button', { name: /^(Open|Ouvrir)$/ }))
    await bell(/^Notifications, 1 /)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(screen.getByText('/profile')).toBeVisible())
    await expect(opened.sent.map(({ body }) => body)).toEqual([{ ids: [20], isRead: true }])
  },
}

/** Three banners stay in place when another notification arrives. */
export const ArrivingBesideBanners: Story = {
  parameters: {
    msw: [work, had(...[31, 32, 33].map(id => ({ ...critical, id })), example), stream],
    picture: 'none',
  },
  play: async () => {
    await waitFor(() => expect(banners()).toHaveLength(3))
    await waitFor(() => {
      tell({ name: 'notification', data: { notification: critical, isNew: true, unreadCount: 5 } })
      return expect(screen.getByRole('button', { name: /^Notifications, 5 / })).toBeVisible()
    })
    await waitFor(async () => expect(await arrival()).toBeVisible())
    await expect(banners()).toHaveLength(3)
  },
}

const marked = recording(readMyNotifications, { content: { readIds: [20], unreadIds: [], unreadCount: 1 } })
/** Dismissing a banner marks it as read: it stays in the panel, and the number falls. */
export const Dismissed: Story = {
  parameters: { msw: [work, had(critical, example), silent, marked.handler], picture: 'none' },
  beforeEach: () => {
    marked.sent.length = 0
  },
  play: async () => {
    await userEvent.click(
      within(await banner()).getByRole('button', { name: /^(I have read it|Je l’ai lue)$/ }),
    )
    await bell(/^Notifications, 1 /)
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(marked.sent.map(({ body }) => body)).toEqual([{ ids: [20], isRead: true }])
  },
}

/** A banner that could not be marked as read comes back with the reason. */
export const NotDismissed: Story = {
  parameters: {
    msw: [work, had(critical), silent, refuse(readMyNotifications, 'database-unavailable')],
    picture: 'none',
  },
  play: async () => {
    await userEvent.click(
      within(await banner()).getByRole('button', { name: /^(I have read it|Je l’ai lue)$/ }),
    )
    await waitFor(() =>
      expect(screen.getByText(/database is not responding|base de données ne répond pas/)).toBeVisible(),
    )
    await expect(await banner()).toBeVisible()
  },
}

const all = recording(readAllMyNotifications, {
  content: { readIds: [20, 12], unreadIds: [], unreadCount: 0 },
})
const back = recording(readMyNotifications, { content: { readIds: [], unreadIds: [20, 12], unreadCount: 2 } })
/** Marks everything as read at once, and undoes it. */
export const AllReadAndBack: Story = {
  parameters: {
    msw: [work, had(critical, example, read), silent, all.handler, back.handler],
    picture: 'none',
  },
  beforeEach: () => {
    all.sent.length = 0
    back.sent.length = 0
  },
  play: async () => {
    await userEvent.click(await bell(/^Notifications, 2 /))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: /all as read|Tout marquer/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /^(Undo|Annuler)$/ }))
    await waitFor(() => expect(back.sent.map(({ body }) => body)).toEqual([{ ids: [20, 12], isRead: false }]))
  },
}

/** The rest of the page keeps working; the panel shows the reason and a retry. */
export const Failed: Story = {
  parameters: { msw: [work, refuse(listMyNotifications, 'database-unavailable'), silent] },
  play: async () => {
    await userEvent.click(await bell(/^Notifications$/))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/database|base de données/))
    await expect(dialog.getByRole('button', { name: /again|Réessayer/i })).toBeVisible()
  },
}

const mayImport = inPortal({ person: { scopes: new Set([...storyPerson.scopes, 'Statements.Import']) } })
const request = listStatementRequests.success.some.value[0] as RowOf<'listStatementRequests'>
const asked = (...rows: Partial<typeof request>[]) =>
  answerWith<'listStatementRequests'>(listStatementRequests, {
    value: rows.map(row => ({ ...request, ...row })),
  })
const processing = { status: 'processing', stage: 'entries', progress: 62, finishedDate: null } as const
const longName = `Établissements ${'Delacroix-Montmirail '.repeat(8)}et Cie`

/** Work in progress is listed above all notifications without counting as one: the number stays the same. */
export const WorkUnderWay: Story = {
  parameters: {
    ...mayImport,
    msw: [
      work,
      had(example, read),
      silent,
      asked(
        { id: 31, ...processing },
        { id: 32, status: 'uploading', receivedSize: 9_200_000, accountName: longName, finishedDate: null },
      ),
    ],
  },
  beforeEach: () => {
    noteSending({
      key: 'story',
      fileName: 'Inventaire des stocks.xlsx',
      uploadUrl: undefined,
      href: '/app/docs/uploadFiles',
      startedAt: '2026-03-12T08:20:00.000Z',
      state: 'sending',
      percent: 40,
    })
    return forgetAllSendings
  },
  play: async () => {
    await userEvent.click(await bell(/^Notifications, 1 /))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getAllByRole('row').length).toBeGreaterThan(4))
    await expect(dialog.getAllByRole('row')[0]).toHaveAccessibleName(/^(Under way|Travaux en cours)$/)
    const link = dialog.getByRole('link', { name: /2025 (of|de) Fontaine/ })
    await expect(link).toHaveAttribute('href', '/app/aefautomate/import?requestId=31')
    await expect(dialog.getByRole('row', { name: /Inventaire des stocks\.xlsx, 40/ })).toBeVisible()
    await expect(
      dialog.getByRole('row', { name: /Delacroix.*(50% of the file|50\s%\sdu fichier)/ }),
    ).toBeVisible()
  },
}

/** When the work cannot be loaded, the panel says so and offers a retry; the notifications are still listed. */
export const WorkNotLoaded: Story = {
  parameters: {
    ...mayImport,
    picture: 'none',
    msw: [work, had(example, read), silent, refuse(listStatementRequests, 'database-unavailable')],
  },
  play: async () => {
    await userEvent.click(await bell(/^Notifications, 1 /))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(
      await dialog.findByRole(
        'button',
        { name: /^(Your work under way|Vos travaux en cours)/ },
        { timeout: 10_000 },
      ),
    ).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('row', { name: /Welcome|Bienvenue/ })).toBeVisible())
  },
}
