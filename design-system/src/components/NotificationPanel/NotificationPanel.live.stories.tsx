import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ToastHost } from '../Toast/Toast.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { day, job, many, message, minutesAgo, security } from './notifications.fixtures.ts'
import { criticalUnread, type NotificationItem, type NotificationJob } from './notifications.ts'
import { services, StoryPanel, useStoryItems, withJob } from './StoryPanel.fixtures.tsx'
import { useNotificationToasts } from './useNotificationToasts.ts'

const meta = {
  title: 'Components/NotificationPanel/Live',
  component: NotificationPanel,
  args: { items: day, onRead: fn(), 'aria-label': 'Notifications' },
  render: ({ onRead: _kept, ...args }) => <StoryPanel {...args} />,
  beforeEach: () => {
    services.answer = () => Promise.resolve()
  },
} satisfies Meta<typeof NotificationPanel>
export default meta
type Story = StoryObj<typeof meta>

const row = (name: RegExp) => screen.getByRole('row', { name })
const noRow = (name: RegExp) => expect(screen.queryByRole('row', { name })).toBeNull()
const said = () => screen.getAllByRole('status').at(-1)
const fresh = (id: string, minutes: number) => message(id, minutes, `Arrivée ${id}`, { isRead: false })
const come = (...items: NotificationItem[]) => services.push(now => [...items, ...now])

export const Arriving: Story = {
  args: { items: [...many(40)] },
  play: async () => {
    const list = screen.getByRole('tabpanel')
    list.scrollTo({ top: 200 })
    const focused = row(/Notification numéro 5,/)
    focused.focus()
    const before = focused.getBoundingClientRect().top
    come(fresh('A', -1), fresh('B', -2))
    const button = await screen.findByRole('button', { name: /^2 (new|nouvelles)$/ })
    // Neither the row being read nor the focus has moved.
    await noRow(/Arrivée A/)
    await expect(focused).toHaveFocus()
    await expect(focused.getBoundingClientRect().top).toBe(before)
    await waitFor(() => expect(said()).toHaveTextContent(/^2 (new notifications|nouvelles notifications)\.$/))
    come(fresh('C', -3))
    await waitFor(() => expect(button).toHaveTextContent(/^3 (new|nouvelles)$/))
    await userEvent.click(button)
    await waitFor(() => expect(row(/Arrivée C/)).toHaveFocus())
    await expect(list.scrollTop).toBe(0)
    await expect(screen.queryByRole('button', { name: /^3 (new|nouvelles)$/ })).toBeNull()
  },
}

/** In an empty list, new items appear at once, because nothing can move. */
export const FirstOne: Story = {
  args: { items: [] },
  play: async () => {
    come(fresh('A', 0))
    await waitFor(() => expect(row(/Arrivée A/)).toBeVisible())
  },
}

/** The server removes an item while it has the focus. */
export const TakenAway: Story = {
  play: async () => {
    row(/Ventes 2026/).focus()
    services.push(now => now.filter(({ id }) => id !== 'report'))
    await waitFor(() => expect(row(/Trois confirmations/)).toHaveFocus())
    services.push(() => [])
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus())
  },
}

export const Progress: Story = {
  play: async () => {
    const words: string[] = []
    const watch = new MutationObserver(() => {
      const text = said()?.textContent ?? ''
      if (text !== '') words.push(text)
    })
    const live = said()
    if (live) watch.observe(live, { childList: true, characterData: true, subtree: true })
    // Eleven progress updates that pass a single quarter, which is announced once.
    for (let value = 64; value < 75; value += 1) {
      services.push(now => withJob(now, 'export', { state: 'running', value }))
      await Promise.resolve()
    }
    services.push(now => withJob(now, 'export', { state: 'running', value: 76 }))
    await waitFor(() =>
      expect(said()).toHaveTextContent(/^Export des rapports du premier trimestre\s?: 75\s?%\.$/),
    )
    services.push(now =>
      withJob(now, 'export', { state: 'failed', reason: 'Plus de place.', canRetry: true }),
    )
    await waitFor(
      () => expect(said()).toHaveTextContent(/^Export des .*: (failed|échec)\. Plus de place\.$/),
      { timeout: 8000 },
    )
    watch.disconnect()
    await expect(words).toHaveLength(2)
    await expect(row(/^(Unread, Failed|Non lue, Échec), Export/)).toBeVisible()
    await expect(screen.queryByRole('progressbar')).toBeNull()
  },
}

const prepared = (state: NotificationJob) =>
  job('work', 60 * 50, 'États financiers 2025 de Fontaine & Filles – Maison de thé', state, {
    text: 'Enregistrement des écritures',
    href: '?demande',
    isOnTop: true,
  })
/** A job the reader is waiting for is shown above all others, and stays there until it ends. */
export const UnderWay: Story = {
  args: { items: [...day, prepared({ state: 'running', value: 40 })], unreadCount: 3 },
  play: async () => {
    const [group, first] = screen.getAllByRole('row')
    await expect(group).toHaveAccessibleName(/^(Under way|Travaux en cours)$/)
    await expect(first).toHaveAccessibleName(
      /^(In progress|En cours), États financiers 2025 .*, 40\s?%, Enregistrement des écritures/,
    )
    const link = screen.getByRole('link', { name: /^États financiers 2025/ })
    await expect(link).toHaveAttribute('href', '?demande')
    // It is not a message: it has no actions, and it is not counted.
    await expect(
      screen.queryByRole('button', { name: /^(Actions for|Actions sur) États financiers/ }),
    ).toBeNull()
    await expect(screen.getByRole('tab', { name: /^(Unread|Non lues)\s*3/ })).toBeVisible()
    // Another such job appears at once and is not announced as new.
    come({ ...prepared({ state: 'queued' }), id: 'other', title: 'États financiers 2024' })
    await waitFor(() => expect(row(/États financiers 2024/)).toBeVisible())
    await expect(screen.queryByRole('button', { name: /^1 (new|nouvelle)$/ })).toBeNull()
    services.push(now => withJob(now, 'work', { state: 'done' }))
    await waitFor(() => expect(row(/^(Done|Terminé), États financiers 2025/)).toBeVisible())
    await waitFor(() => expect(said()).toHaveTextContent(/^États financiers 2025 .*: (done|terminé)\.$/))
    services.push(now => withJob(now, 'work', { state: 'failed', reason: 'Le fichier est illisible.' }))
    await waitFor(() => expect(row(/^(Failed|Échec), États financiers 2025 .*illisible/)).toBeVisible())
  },
}

/** Relative times are updated while the page is open, without an announcement. */
export const TimePasses: Story = {
  play: async () => {
    await expect(row(/(12 minutes ago|il y a 12 minutes)$/)).toBeVisible()
    const later = Date.now() + 30 * 60_000
    const clock = spyOn(Date, 'now').mockReturnValue(later)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(row(/(42 minutes ago|il y a 42 minutes)$/)).toBeVisible())
    clock.mockRestore()
    await expect(said()).toBeEmptyDOMElement()
  },
}

const calm = day.filter(({ id }) => id !== 'session')
/** A screen whose toasts and banner come from the items of its panel. */
function Screen() {
  const [isOpen, setOpen] = useState(false)
  const kept = useStoryItems(calm)
  useNotificationToasts(kept.items, {
    onShow: () => setOpen(true),
    isSilent: isOpen,
    hasCriticalBanner: true,
  })
  const critical = criticalUnread(kept.items)
  return (
    <Stack>
      {critical.map(({ id, title, text }) => (
        <Banner
          key={id}
          kind="danger"
          live="assertive"
          title={title}
          onDismiss={() => void kept.onRead([id], true)}
        >
          {text}
        </Banner>
      ))}
      <Button onPress={() => setOpen(!isOpen)}>Notifications</Button>
      {isOpen && (
        <div style={{ display: 'flex', maxInlineSize: '27rem', blockSize: '30rem' }}>
          <NotificationPanel {...kept} aria-label="Notifications" />
        </div>
      )}
      <ToastHost />
    </Stack>
  )
}

/** A toast disappears, but its notification stays in the list. */
export const HistoryKept: Story = {
  render: () => <Screen />,
  play: async () => {
    services.push(now =>
      withJob(now, 'export', { state: 'failed', reason: 'Plus de place sur le disque.', canRetry: true }),
    )
    const toast = await screen.findByRole('alertdialog', {
      name: /(Failed|Échec)\s?: Export des rapports du premier trimestre$/,
    })
    await expect(toast).toHaveAccessibleDescription('Plus de place sur le disque.')
    await userEvent.click(screen.getByRole('button', { name: /^(Dismiss|Masquer)$/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }))
    await waitFor(() => expect(row(/^(Unread, Failed|Non lue, Échec), Export/)).toBeVisible())
  },
}

/** "Show" leads from the toast to the list. No toasts are shown while the list is open. */
export const FromToastToPanel: Story = {
  render: () => <Screen />,
  play: async () => {
    services.push(now => withJob(now, 'export', { state: 'done' }))
    const toast = await screen.findByRole('alertdialog', {
      name: /(Done|Fait)\s?: Export des rapports du premier trimestre$/,
    })
    come(job('failed', -1, 'Import', { state: 'failed', reason: 'Non.' }, { isRead: false }))
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2))
    await userEvent.click(within(toast).getByRole('button', { name: /^(Show|Voir)$/ }))
    await waitFor(() => expect(row(/^(Unread, Done|Non lue, Terminé), Export/)).toBeVisible())
    // The other one is in the list as well.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    come(job('other', -2, 'Autre export', { state: 'done' }, { isRead: false }))
    await screen.findByRole('button', { name: /^1 (new|nouvelle)$/ })
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** A toast closes when its item is read elsewhere. Four items at once share one toast. */
export const ToastsFollowItems: Story = {
  render: () => <Screen />,
  play: async () => {
    services.push(now => withJob(now, 'export', { state: 'done' }))
    await screen.findByRole('alertdialog')
    services.push(now => now.map(item => ({ ...item, isRead: true })))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    come(
      ...['a', 'b', 'c', 'd'].map((id, index) =>
        job(id, -1 - index, `Export ${id}`, { state: 'failed', reason: 'Non.' }, { isRead: false }),
      ),
    )
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
        /(4 new notifications|4 nouvelles notifications)$/,
      ),
    )
    // The toast stays while one of its items is unread, and closes with the last.
    services.push(now => now.map(item => ({ ...item, isRead: item.id !== 'a' })))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    services.push(now => now.map(item => ({ ...item, isRead: true })))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** A critical notification is a banner above the page until it is read; afterwards it is only in the list. */
export const CriticalAsBanner: Story = {
  render: () => <Screen />,
  play: async () => {
    come(
      message('leak', -1, 'Un mot de passe a fuité', {
        severity: 'critical',
        text: 'Changez-le maintenant.',
        application: security,
        isRead: false,
      }),
    )
    await waitFor(() => expect(screen.getByRole('alert', { name: 'Un mot de passe a fuité' })).toBeVisible())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^(Dismiss|Masquer)$/ }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }))
    await waitFor(() => expect(row(/^(Critical|Critique), Un mot de passe a fuité/)).toBeVisible())
  },
}

const long = `Réaffectation ${'anticonstitutionnellement'.repeat(2)}`

/** Everything that can appear above, below and over the list at the same time. */
export const Permutations: Story = {
  args: {
    items: [message('long', 1, long, { isRead: false }), ...day],
    status: 'offline',
    updatedAt: minutesAgo(25),
    onReload: fn(),
    historyHref: '?historique',
  },
  play: async () => {
    row(/^(Unread|Non lue), Information, Réaffectation/).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(screen.getByText(/^(“|«\s)Réaffectation/)).toBeVisible())
    // Wait for the first announcement: events within a few seconds are announced together.
    await waitFor(() => expect(said()).toHaveTextContent(/Réaffectation/))
    come(...Array.from({ length: 120 }, (_, index) => fresh(`n${index}`, -1 - index)))
    await waitFor(() => expect(screen.getByRole('button', { name: /^120 (new|nouvelles)$/ })).toBeVisible())
    await waitFor(() => expect(said()).toHaveTextContent(/^120 /), { timeout: 8000 })
  },
}
