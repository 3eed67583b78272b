import { listMyNotifications, readMyNotifications } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
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

/** Also tested under the costly conditions, at 320 px. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [first] = rows
    const name = (globals['locale'] === 'fr' ? first?.title : first?.englishTitle) ?? ''
    await waitFor(() => expect(canvas.getByRole('article', { name })).toBeVisible())
    await expect(canvas.getByRole('button', { name: textsOf(globals).readAll })).toBeVisible()
    await expect(
      canvas.getByRole('heading', {
        level: 2,
        name: globals['locale'] === 'fr' ? 'vendredi 20 novembre 2026' : 'Friday, November 20, 2026',
      }),
    ).toBeVisible()
  },
}

/** The loading state is announced; nothing says that the list is empty, and nothing can be marked yet. */
export const Loading: Story = {
  parameters: { msw: [neverAnswer(listMyNotifications)], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
    await expect(canvas.queryByText(textsOf(globals).emptyTitle)).toBeNull()
    await expect(canvas.queryByRole('button', { name: textsOf(globals).readAll })).toBeNull()
  },
}

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

/** The requests for the history, without those of the bell. */
const asked: URLSearchParams[] = []
const many = Array.from({ length: 64 }, (_, index): MyNotification[] =>
  rows.slice(0, 1).map(row => ({
    ...row,
    id: 1000 - index,
    title: `Notification numéro ${index + 1}`,
    englishTitle: `Notification number ${index + 1}`,
    startDate: new Date(Date.parse('2026-03-12T08:00:00Z') - index * 3_600_000).toISOString(),
  })),
).flat()
/** Returns what is older than the address says; with `fails`, the second part fails the first time. */
const inParts = ({ fails = false } = {}) => {
  let refused = !fails
  return http[listMyNotifications.method](listMyNotifications.pattern, ({ request }) => {
    const query = new URL(request.url).searchParams
    if (query.get('$count') !== 'true') return HttpResponse.json({ value: [], unreadCount: 64 })
    asked.push(query)
    const filter = query.get('$filter') ?? ''
    const before = /startDate lt ([^ )]+)/.exec(filter)?.[1]
    if (before !== undefined && !refused) {
      refused = true
      return HttpResponse.error()
    }
    const left = many.filter(
      ({ startDate }) => before === undefined || Date.parse(startDate) < Date.parse(before),
    )
    const none = filter.includes("severity eq 'success'")
    return HttpResponse.json({
      value: none ? [] : left.slice(0, Number(query.get('$top'))),
      '@odata.count': none ? 0 : left.length,
      unreadCount: 64,
    })
  })
}
const forget = () => {
  asked.length = 0
}

/** The next part follows the last one and receives focus. */
export const More: Story = {
  parameters: { msw: [inParts()], picture: 'none' },
  beforeEach: forget,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Show 14 more|Afficher 14 de plus)$/ }))
    await waitFor(() => expect(canvas.getByRole('article', { name: /(number|numéro) 51$/ })).toHaveFocus())
    await expect(canvas.getAllByRole('article')).toHaveLength(64)
  },
}

/** Loaded notifications stay when loading more fails. */
export const MoreFailed: Story = {
  parameters: { msw: [inParts({ fails: true })], picture: 'none' },
  beforeEach: forget,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = () => canvas.getByRole('button', { name: /^(Show 14 more|Afficher 14 de plus)$/ })
    await waitFor(() => expect(more()).toBeVisible())
    await userEvent.click(more())
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getAllByRole('article')).toHaveLength(50)
  },
}

/** A shared address, then other filters: each sends a request to the services. */
export const Narrowed: Story = {
  parameters: {
    ...inPortal({ path: `${path}?search=num&show=unread&severity=warning&application=Portail` }),
    msw: [inParts()],
    picture: 'none',
  },
  beforeEach: forget,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const t = textsOf(globals)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(50))
    await expect(asked[0]?.get('$search')).toContain('num')
    await expect(asked[0]?.get('$filter')).toMatch(
      /isRead eq false.*severity eq 'warning'.*applicationName eq 'Portail'/,
    )
    const folded = canvas.queryByRole('button', { name: /^(Filters|Filtres)/, expanded: false })
    if (folded) await userEvent.click(folded)
    await expect(await canvas.findByRole('searchbox', { name: t.search })).toHaveValue('num')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.filter.severity) }))
    await waitFor(() => expect(screen.getByRole('option', { name: t.severity.success })).toBeVisible())
    await userEvent.click(screen.getByRole('option', { name: t.severity.success }))
    await waitFor(() => expect(canvas.getByText(t.noneTitle)).toBeVisible())
    // The filter panel offers it as well.
    await userEvent.click(canvas.getAllByRole('button', { name: t.clear }).at(-1) ?? canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(50))
    await expect(asked.at(-1)?.has('$filter')).toBe(false)
    await expect(asked.at(-1)?.has('$search')).toBe(false)
  },
}

/** Notifications that arrive after the history was loaded wait, and nothing moves until the reader asks for them. */
export const News: Story = {
  parameters: {
    msw: [
      http[listMyNotifications.method](listMyNotifications.pattern, ({ request }) => {
        const isHistory = new URL(request.url).searchParams.get('$count') === 'true'
        return HttpResponse.json({
          value: isHistory ? rows.slice(1) : rows,
          '@odata.count': isHistory ? 1 : 2,
          unreadCount: 1,
        })
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const show = await canvas.findByRole('button', {
      name: /^(Show 1 new notification|Afficher 1 nouvelle notification)$/,
    })
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(show)
    const name = (globals['locale'] === 'fr' ? rows[0]?.title : rows[0]?.englishTitle) ?? ''
    await waitFor(() => expect(canvas.getByRole('article', { name })).toHaveFocus())
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
}

const marked = recording(readMyNotifications, { content: { readIds: [], unreadIds: [9], unreadCount: 2 } })
/** A read notification can be marked as unread again. */
export const MarkedUnread: Story = {
  parameters: { msw: [had(rows.slice(1)), marked.handler], picture: 'none' },
  beforeEach: () => {
    marked.sent.length = 0
  },
  play: async ({ canvasElement }) => {
    const entry = within(await within(canvasElement).findByRole('article', { name: /Lyon/ }))
    await userEvent.click(entry.getByRole('button', { name: /^(Mark as unread|Marquer comme non lue)/ }))
    await waitFor(() => expect(marked.sent.map(({ body }) => body)).toEqual([{ ids: [9], isRead: false }]))
    await waitFor(() =>
      expect(entry.getByRole('button', { name: /^(Mark as read|Marquer comme lue)/ })).toBeVisible(),
    )
  },
}

const shown = recording(readMyNotifications, { content: { readIds: [], unreadIds: [], unreadCount: 0 } })
/** All unread notifications shown are marked at once, and none that is not loaded. */
export const ShownRead: Story = {
  parameters: { msw: [had(rows, 120, 70), shown.handler], picture: 'none' },
  beforeEach: () => {
    shown.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: textsOf(globals).readShown }),
    )
    const unread = unreadIn(rows).map(({ id }) => id)
    await waitFor(() => expect(shown.sent.map(({ body }) => body)).toEqual([{ ids: unread, isRead: true }]))
  },
}

export const ReadRefused: Story = {
  parameters: { msw: [had(rows), refuse(readMyNotifications, 'server-error')], picture: 'none' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: /^(Mark as read|Marquer comme lue)/,
    })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
    await expect(button).toHaveAccessibleName(/^(Mark as read|Marquer comme lue)/)
  },
}
