import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { day, message } from '../NotificationPanel/notifications.fixtures.ts'
import { services, useStoryItems } from '../NotificationPanel/StoryPanel.fixtures.tsx'
import { NotificationBell } from './NotificationBell.tsx'

function Kept({ onOpenChange }: { onOpenChange?: (isOpen: boolean) => void }) {
  const kept = useStoryItems(day)
  return (
    <Inline justify="end">
      <NotificationBell
        {...kept}
        unreadCount={kept.items.filter(({ isRead }) => !isRead).length}
        historyHref="?historique"
        {...(onOpenChange && { onOpenChange })}
      />
    </Inline>
  )
}

const meta = {
  title: 'Components/NotificationBell',
  component: NotificationBell,
  args: { items: day, unreadCount: 3, onRead: fn(), onOpenChange: fn() },
  render: ({ onOpenChange }) => <Kept {...(onOpenChange && { onOpenChange })} />,
  beforeEach: () => {
    services.answer = () => Promise.resolve()
  },
} satisfies Meta<typeof NotificationBell>
export default meta
type Story = StoryObj<typeof meta>

const bell = () => screen.getByRole('button', { name: /^Notifications/ })

export const Default: Story = {
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: /^Notifications, 3 (unread|non lues)$/ })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(within(dialog).getByRole('row', { name: /nouvel appareil/ })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Escape also closes the panel from within a row, and after the focused row has gone. */
export const EscapeFromARow: Story = {
  play: async () => {
    await userEvent.click(bell())
    const row = await screen.findByRole('row', { name: /nouvel appareil/ })
    row.focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(screen.getByRole('row', { name: /Ventes 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bell()).toHaveFocus())
    await expect(bell()).toHaveAccessibleName(/^Notifications, 2 (unread|non lues)$/)
  },
}

export const Opened: Story = {
  play: async () => {
    await userEvent.click(bell())
    const row = await screen.findByRole('row', { name: /nouvel appareil/ })
    await waitFor(() => expect(row).toBeVisible())
  },
}

/** A link to another screen closes the panel, which would otherwise cover it. */
export const LeadsAway: Story = {
  play: async () => {
    await userEvent.click(bell())
    const row = await screen.findByRole('row', { name: /Ventes 2026/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bell()).toHaveAccessibleName(/^Notifications, 2 (unread|non lues)$/))
    // So do the links of actions and the link to all notifications.
    for (const name of ['Voir mes connexions', /all notifications|toutes les notifications/]) {
      await userEvent.click(bell())
      const link = await screen.findByRole('link', { name })
      link.addEventListener('click', event => event.preventDefault(), { once: true })
      await userEvent.click(link)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await waitFor(() => expect(bell()).toHaveAccessibleName(/^Notifications, 1 (unread|non lue)$/))
  },
}

/** Records the bell's announcements in order. */
function listen() {
  const said = screen.getByRole('status')
  const words: string[] = []
  const watch = new MutationObserver(() => {
    if (said.textContent !== '') words.push(said.textContent)
  })
  watch.observe(said, { childList: true, characterData: true, subtree: true })
  return words
}

/** A higher count is announced; a lower one is not. */
export const Announced: Story = {
  play: async () => {
    const words = listen()
    const mark = (id: string, isRead: boolean) =>
      services.push(now => now.map(item => (item.id === id ? { ...item, isRead } : item)))
    mark('report', true)
    await waitFor(() => expect(bell()).toHaveAccessibleName(/ 2 /))
    services.push(now => [message('new', -1, 'Nouvelle', { isRead: false }), ...now])
    await waitFor(() => expect(bell()).toHaveAccessibleName(/ 3 /))
    await waitFor(() => expect(words).toHaveLength(1))
    await expect(words[0]).toMatch(/^3 (unread notifications|notifications non lues)\.$/)
    // The same announcement is repeated.
    mark('new', true)
    await waitFor(() => expect(bell()).toHaveAccessibleName(/ 2 /))
    mark('new', false)
    await waitFor(() => expect(words).toHaveLength(2), { timeout: 8000 })
    await expect(words[1]).toBe(words[0])
  },
}

function LoadedLater() {
  const [isLoaded, setLoaded] = useState(false)
  const empty = { items: [], onRead: () => undefined }
  return (
    <Inline justify="end">
      <Button onPress={() => setLoaded(true)}>Ensuite</Button>
      <NotificationBell {...empty} status={isLoaded ? 'ready' : 'loading'} unreadCount={isLoaded ? 12 : 0} />
      <NotificationBell {...empty} unreadCount={isLoaded ? 1 : 0} />
    </Inline>
  )
}
/** Notifications from before the page loaded are not announced. */
export const LoadedAtTheStart: Story = {
  render: () => <LoadedLater />,
  play: async () => {
    const [loaded, other] = screen.getAllByRole('status')
    await userEvent.click(screen.getByRole('button', { name: 'Ensuite' }))
    await screen.findByRole('button', { name: /^Notifications, 12 / })
    // The other bell, whose number rises after loading, announces last.
    await waitFor(() => expect(other).toHaveTextContent(/^1 /))
    await expect(loaded).toBeEmptyDOMElement()
  },
}

/** The panel fills a phone's screen. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await userEvent.click(bell())
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth))
    await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight)
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Close|Fermer)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bell()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const again = await screen.findByRole('dialog')
    await waitFor(() => expect(again).toBeVisible())
  },
}

function Closed({ unreadCount }: { unreadCount: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <NotificationBell
      items={[]}
      unreadCount={unreadCount}
      onRead={() => undefined}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  )
}

export const Permutations: Story = {
  render: () => (
    <Inline>
      {[0, 1, 42, 99, 100, 12_345].map(count => (
        <Closed key={count} unreadCount={count} />
      ))}
    </Inline>
  ),
  play: async () => {
    const names = screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))
    await expect(names[0]).toBe('Notifications')
    await expect(names[1]).toMatch(/^Notifications, 1 (unread|non lue)$/)
    await expect(names[5]).toMatch(/^Notifications, 99\+ (unread|non lues)$/)
    await expect(screen.getAllByText('99+')).toHaveLength(2)
  },
}
