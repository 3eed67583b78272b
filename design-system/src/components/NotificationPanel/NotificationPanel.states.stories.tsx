import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { day, job, many, message, minutesAgo } from './notifications.fixtures.ts'
import { services, StoryPanel } from './StoryPanel.fixtures.tsx'

const meta = {
  title: 'Components/NotificationPanel/States',
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
const items = () => screen.queryAllByRole('row').filter(found => found.getAttribute('aria-level') === '2')
const reload = fn()
const refuse = () => {
  services.answer = () => Promise.reject(new Error('503'))
}

export const Loading: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^(Loading the notifications|Chargement des notifications)…$/),
    ).toBeInTheDocument()
    await expect(items()).toHaveLength(0)
  },
}

/** Existing items stay while the list reloads. */
export const Refreshing: Story = {
  args: { status: 'loading' },
  play: async () => {
    await expect(items()).toHaveLength(day.length)
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    await expect(
      screen.getByRole('heading', { name: /^(No notifications|Aucune notification)$/ }),
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: /all as read|Tout marquer/ })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: /^(In progress|En cours)$/ }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^(Nothing in progress|Rien en cours)$/ })).toBeVisible(),
    )
  },
}

export const NoneUnread: Story = {
  args: { items: day.filter(({ isRead }) => isRead) },
  play: async () => {
    await userEvent.click(screen.getByRole('tab', { name: /^(Unread|Non lues)$/ }))
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: /^(No unread notifications|Aucune notification non lue)$/ }),
      ).toBeVisible(),
    )
  },
}

const loadOlder = fn()
/** All unread ones may be older than those loaded, so the panel does not claim that there are none. */
export const NoneRecent: Story = {
  args: { items: day.filter(({ isRead }) => isRead), unreadCount: 12, hasMore: true, onLoadMore: loadOlder },
  play: async () => {
    loadOlder.mockReset().mockImplementation(() => {
      services.push(now => [...now, message('older', 60 * 24 * 20, 'Plus ancienne', { isRead: false })])
    })
    await userEvent.click(screen.getByRole('tab', { name: /^(Unread|Non lues)/ }))
    await waitFor(() =>
      expect(
        screen.getByRole('heading', {
          name: /^(None among the latest notifications|Aucune parmi les plus récentes)$/,
        }),
      ).toBeVisible(),
    )
    await userEvent.click(screen.getByRole('button', { name: /^(Show older|Afficher les plus anciennes)/ }))
    await waitFor(() => expect(row(/Plus ancienne/)).toBeVisible())
    await expect(screen.queryByRole('heading')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    items: [],
    status: 'failed',
    failedReason: 'Le service des notifications ne répond pas.',
    onReload: reload,
  },
  play: async () => {
    reload.mockClear()
    await expect(screen.getByRole('alert')).toHaveTextContent(/Le service des notifications ne répond pas\./)
    await userEvent.click(screen.getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await expect(reload).toHaveBeenCalledTimes(1)
  },
}

export const FailedWithItems: Story = {
  args: { status: 'failed', onReload: reload },
  play: async () => {
    await expect(items()).toHaveLength(day.length)
    await expect(
      screen.getByRole('status', {
        name: /^(The notifications (were|could) not|Les notifications n’ont pas (été|pu))/,
      }),
    ).toBeVisible()
  },
}

export const Offline: Story = {
  args: { status: 'offline', updatedAt: minutesAgo(25) },
  play: async () => {
    await expect(items()).toHaveLength(day.length)
    await expect(screen.getByText(/(12-03-2026 09:05:00|03\/12\/2026 09:05 AM)\.$/)).toBeVisible()
  },
}

export const OfflineAndEmpty: Story = {
  args: { items: [], status: 'offline', updatedAt: minutesAgo(25), onReload: reload },
  play: async () => {
    reload.mockClear()
    await userEvent.click(screen.getByRole('button', { name: /^(Try now|Réessayer maintenant)$/ }))
    await expect(reload).toHaveBeenCalledTimes(1)
  },
}

export const RefusedDismissal: Story = {
  play: async () => {
    refuse()
    row(/nouvel appareil/).focus()
    await userEvent.keyboard('{Delete}')
    // The row is back as it was and shows the error; the focus stays where it is.
    await waitFor(() =>
      expect(
        within(row(/nouvel appareil/)).getByText(
          /^(This was not dismissed|La notification n’a pas été masquée)/,
        ),
      ).toBeVisible(),
    )
    await expect(row(/Ventes 2026/)).toHaveFocus()
    await waitFor(() =>
      expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(
        /^Connexion depuis un nouvel appareil\s?: (This was not dismissed|La notification n’a pas été masquée)/,
      ),
    )
    await expect(screen.queryByRole('button', { name: /^(Undo|Annuler)$/ })).toBeNull()
  },
}

export const RefusedReading: Story = {
  play: async () => {
    refuse()
    row(/nouvel appareil/).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        within(row(/nouvel appareil/)).getByText(/^(This was not marked|La notification n’a pas été marqué)/),
      ).toBeVisible(),
    )
    await expect(row(/nouvel appareil/)).toHaveAccessibleName(/^(Unread|Non lue)/)
    // An error that concerns all of them is shown above the list.
    await userEvent.click(screen.getByRole('button', { name: /all as read|Tout marquer/ }))
    await waitFor(() =>
      expect(
        screen.getByRole('alert', {
          name: /^(The notifications (were|could) not|Les notifications n’ont pas (été|pu))/,
        }),
      ).toBeVisible(),
    )
    await expect(screen.getByRole('tab', { name: /^(Unread|Non lues)/ })).toHaveTextContent(
      /3 (unread|non lues)$/,
    )
    await userEvent.click(screen.getByRole('button', { name: /^(Dismiss|Masquer)$/ }))
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** A failed change does not wait for another that is slow. */
export const SlowAndRefused: Story = {
  play: async () => {
    let finish = () => {}
    services.answer = () => new Promise(resolve => (finish = resolve))
    row(/Maintenance/).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Maintenance/ })).toBeNull())
    refuse()
    row(/nouvel appareil/).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() =>
      expect(
        within(row(/nouvel appareil/)).getByText(
          /^(This was not dismissed|La notification n’a pas été masquée)/,
        ),
      ).toBeVisible(),
    )
    await expect(screen.queryByRole('row', { name: /Maintenance/ })).toBeNull()
    finish()
    await waitFor(() =>
      expect(
        screen.getByText(/^(“Maintenance samedi de 22 h à minuit” dismissed|«\sMaintenance)/),
      ).toBeVisible(),
    )
  },
}

export const Jobs: Story = {
  args: {
    items: [
      job('failed', 5, 'Import des comptes', {
        state: 'failed',
        reason: 'Colonne manquante.',
        canRetry: true,
      }),
      job('running', 8, 'Export', { state: 'running', value: 20, canCancel: true }),
      job('fixed', 9, 'Calcul', { state: 'running', value: 20 }),
    ],
  },
  play: async () => {
    let finish = () => {}
    services.answer = () => new Promise(resolve => (finish = resolve))
    const retry = within(row(/Import des comptes/)).getByRole('button', { name: /^(Try again|Réessayer)/ })
    row(/Import des comptes/).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // While pending, the button keeps the focus, ignores a second press, and the row's state is unchanged.
    await waitFor(() => expect(retry).toHaveAttribute('data-pending'))
    await expect(retry).toHaveFocus()
    await expect(row(/^(Failed|Échec), Import des comptes, Colonne manquante\./)).toBeVisible()
    finish()
    await waitFor(() => expect(row(/^(Waiting|En attente), Import des comptes/)).toHaveFocus())
    const cancel = within(row(/Export/)).getByRole('button', { name: /^(Cancel|Interrompre)$/ })
    refuse()
    await userEvent.click(cancel)
    await waitFor(() =>
      expect(
        within(row(/Export/)).getByText(/^(This was not canceled|L’opération n’a pas été interrompu)/),
      ).toBeVisible(),
    )
    await expect(row(/Export/)).toHaveAccessibleName(/^(In progress|En cours), Export, 20/)
    services.answer = () => Promise.resolve()
    await userEvent.click(cancel)
    await waitFor(() => expect(row(/Export/)).toHaveAccessibleName(/^(Canceled|Interrompu), Export/))
    // A job that cannot be cancelled has no button for it.
    await expect(within(row(/Calcul/)).queryByRole('button', { name: /^(Cancel|Interrompre)$/ })).toBeNull()
  },
}

const tenThousand = many(10_000)
/** Ten thousand items exist, but only as many as requested are rendered. */
export const TenThousand: Story = {
  // Not in `args`, which the docs page would print in full.
  render: ({ onRead: _kept, ...args }) => <StoryPanel {...args} items={tenThousand} />,
  play: async () => {
    await expect(items()).toHaveLength(50)
    const older = screen.getByRole('button', { name: /^(Show older|Afficher les plus anciennes)/ })
    await expect(screen.getByText(/^(Showing 50 of 10,000|50 affichées sur 10\s000)$/)).toBeVisible()
    older.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(items()).toHaveLength(100))
    await expect(older).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Options' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Application' }))
    await waitFor(() => expect(row(/^3,?\s?334 (from|de) Rapports/)).toBeVisible())
  },
  parameters: { picture: 'none' },
}

const loadMore = fn()
export const LoadMore: Story = {
  args: { items: many(20), hasMore: true, onLoadMore: loadMore },
  play: async () => {
    let fail = () => {}
    loadMore
      .mockReset()
      .mockImplementation(() => new Promise((_, reject) => (fail = () => reject(new Error('503')))))
    const older = screen.getByRole('button', { name: /^(Show older|Afficher les plus anciennes)/ })
    await userEvent.click(older)
    await waitFor(() => expect(older).toHaveAttribute('data-pending'))
    fail()
    await waitFor(() =>
      expect(
        screen.getByRole('alert', { name: /^(Older notifications|Les notifications plus anciennes)/ }),
      ).toBeVisible(),
    )
    loadMore.mockImplementation(() => {
      services.push(now => [...now, message('older', 60 * 24 * 20, 'Plus ancienne')])
    })
    await userEvent.click(older)
    // Older notifications do not wait above the list.
    await waitFor(() => expect(row(/Plus ancienne/)).toBeVisible())
    await expect(loadMore).toHaveBeenCalledTimes(2)
  },
}

const reason = `Le service des notifications de ${'l’établissement'.repeat(3)} ne répond pas.`

export const Permutations: Story = {
  render: () => (
    <Grid columnWidth="18rem">
      <StoryPanel items={[]} status="loading" />
      <StoryPanel items={[]} historyHref="?historique" />
      <StoryPanel items={[]} status="failed" failedReason={reason} onReload={reload} />
      <StoryPanel items={day} status="failed" failedReason={reason} onReload={reload} />
      <StoryPanel items={day} status="offline" updatedAt={minutesAgo(25)} onReload={reload} />
      <StoryPanel items={[]} status="offline" updatedAt={minutesAgo(25)} onReload={reload} />
    </Grid>
  ),
}
