import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { many, message } from '../NotificationPanel/notifications.fixtures.ts'
import type { MessageNotification } from '../NotificationPanel/notifications.ts'
import {
  NotificationFeed,
  NotificationFeedSkeleton,
  type NotificationFeedProps,
} from './NotificationFeed.tsx'

const messagesOf = (count: number) => many(count).filter(item => item.kind === 'message')
const lines = Array.from({ length: 8 }, (_, index) => `Ligne ${index + 1} du message.`).join('\n')
const few: readonly MessageNotification[] = [
  message('critical', 12, 'Connexion depuis un nouvel appareil', {
    severity: 'critical',
    text: 'Lyon, Firefox sous Windows.',
    isRead: false,
  }),
  message('report', 45, 'Le rapport « Ventes 2026 » est publié', {
    severity: 'success',
    href: '#rapport',
    isRead: false,
  }),
  message('long', 60 * 20, 'Maintenance samedi de 22 h à minuit', { severity: 'warning', text: lines }),
  message('old', 60 * 24 * 12, 'Nouvelle adresse du bureau de Lyon', { text: '<b>12 quai Perrache</b>' }),
]

const read = fn()
const load = fn()

/** Stands in for the screen that holds the loaded items. */
function Kept({ items, ...rest }: NotificationFeedProps) {
  const [now, setNow] = useState(items)
  const [news, setNews] = useState(rest.newsCount ?? 0)
  return (
    <NotificationFeed
      {...rest}
      items={now}
      newsCount={news}
      onShowNews={() => {
        setNews(0)
        setNow([message('fresh', 0, 'Vient d’arriver', { isRead: false }), ...now])
      }}
      onRead={async (id, isRead) => {
        await rest.onRead(id, isRead)
        setNow(before => before.map(item => (item.id === id ? { ...item, isRead } : item)))
      }}
      onLoadMore={async () => {
        await rest.onLoadMore()
        setNow(messagesOf(Math.min(rest.total, now.length + 50)))
      }}
    />
  )
}

const meta = {
  title: 'Components/NotificationFeed',
  component: NotificationFeed,
  args: { 'aria-label': 'Vos notifications', items: few, total: few.length, onRead: read, onLoadMore: load },
  render: args => <Kept {...args} />,
  beforeEach: () => {
    read.mockReset().mockResolvedValue(undefined)
    load.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof NotificationFeed>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    const canvas = within(within(canvasElement).getByRole('region', { name: 'Vos notifications' }))
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual(
      isFrench
        ? ['Aujourd’hui', 'Hier', 'samedi 28 février 2026']
        : ['Today', 'Yesterday', 'Saturday, February 28, 2026'],
    )
    const entries = canvas.getAllByRole('article')
    await expect(entries).toHaveLength(few.length)
    const [first, second, , last] = entries
    await expect(first).toHaveAccessibleName('Connexion depuis un nouvel appareil')
    await expect(first).toHaveTextContent(
      isFrench ? /Non lue.*Critique.*Sécurité|Non lue.*Critique/ : /Unread.*Critical/,
    )
    await expect(first?.querySelector('time')).toHaveAttribute('datetime', few[0]?.time)
    await expect(within(second ?? canvasElement).getByRole('link')).toHaveAttribute('href', '#rapport')
    // Markup in a text is shown as text.
    await expect(last).toHaveTextContent('<b>12 quai Perrache</b>')
    await expect(canvas.queryByRole('button', { name: /^(Show|Afficher) \d/ })).toBeNull()
  },
}

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = await canvas.findByRole('button', {
      name: /^(Show more of|Afficher la suite de) Maintenance/,
    })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    const text = canvas.getByText(/Ligne 8 du message/)
    const before = text.clientHeight
    await userEvent.click(more)
    await expect(text.clientHeight).toBeGreaterThan(before)
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1)
  },
}

export const Marked: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    const canvas = within(canvasElement)
    const first = within(canvas.getByRole('article', { name: /^Connexion/ }))
    const button = first.getByRole('button', {
      name: isFrench ? /^Marquer comme lue\s: Connexion/ : /^Mark as read: Connexion/,
    })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(read).toHaveBeenCalledWith('critical', true)
    await waitFor(() =>
      expect(button).toHaveAccessibleName(isFrench ? /^Marquer comme non lue/ : /^Mark as unread/),
    )
    await expect(button).toHaveFocus()
    await expect(first.queryByText(isFrench ? 'Non lue' : 'Unread')).toBeNull()
    // Following the link marks the notification as read.
    await userEvent.click(canvas.getByRole('link', { name: /Ventes/ }))
    await expect(read).toHaveBeenLastCalledWith('report', true)
  },
}

export const LoadMore: Story = {
  args: { items: messagesOf(50), total: 64 },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(globals['locale'] === 'fr' ? '50 sur 64' : '50 of 64')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Show 14 more|Afficher 14 de plus)$/ }))
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Notification numéro 51' })).toHaveFocus())
    await expect(canvas.getAllByRole('article')).toHaveLength(64)
    await expect(canvas.queryByText(/ (of|sur) 64$/)).toBeNull()
  },
  parameters: { picture: 'none' },
}

export const LoadMoreFailed: Story = {
  args: { items: messagesOf(3), total: 64 },
  play: async ({ canvasElement }) => {
    load.mockRejectedValueOnce(new Error('503'))
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: /^(Show 50 more|Afficher 50 de plus)$/ })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(button).toHaveFocus()
  },
}

export const News: Story = {
  args: { newsCount: 1 },
  play: async ({ canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      isFrench ? '1 nouvelle notification' : '1 new notification',
    )
    await expect(canvas.getAllByRole('article')).toHaveLength(few.length)
    await userEvent.click(canvas.getByRole('button', { name: /^(Show|Afficher) 1/ }))
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Vient d’arriver' })).toHaveFocus())
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
  parameters: { picture: 'none' },
}

export const Loading: Story = {
  render: () => <NotificationFeedSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^(Loading the notifications|Chargement des notifications)…$/),
    ).toBeInTheDocument()
  },
}

/** Marking one entry does not re-render the others. */
export const FiveHundred: Story = {
  args: { items: messagesOf(500), total: 500 },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const entries = canvasElement.querySelectorAll('article')
    await expect(entries).toHaveLength(500)
    const [button] = canvas.getAllByText(/^(Mark as read|Marquer comme lue)$/)
    const changes: MutationRecord[] = []
    const observer = new MutationObserver(found => changes.push(...found))
    observer.observe(canvasElement, { subtree: true, childList: true, attributes: true, characterData: true })
    await userEvent.click(button ?? canvasElement)
    await waitFor(() => expect(read).toHaveBeenCalledOnce())
    await waitFor(() => expect(changes.length).toBeGreaterThan(0))
    observer.disconnect()
    await expect(
      new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('article'),
        ),
      ).size,
    ).toBeLessThan(3)
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: {
    items: (['info', 'success', 'warning', 'critical'] as const).map((severity, index) =>
      message(severity, index * 700, 'https://parvis.example/un-chemin-tres-long/'.repeat(3), {
        severity,
        text: `UnMotSansEspaceQuiNeFinitPas${'QuiNeFinitPas'.repeat(20)}\n${lines}`,
        isRead: index > 1,
        isEnded: index === 3,
        href: '#',
      }),
    ),
    total: 1_000_000,
    newsCount: 3,
  },
}
