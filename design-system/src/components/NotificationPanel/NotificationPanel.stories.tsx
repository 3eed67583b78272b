import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { day, job, many, message, reports, security } from './notifications.fixtures.ts'
import { notificationGroupings, notificationSeverities } from './notifications.ts'
import { services, StoryPanel } from './StoryPanel.fixtures.tsx'

const meta = {
  title: 'Components/NotificationPanel',
  component: NotificationPanel,
  args: { items: day, onRead: fn(), 'aria-label': 'Notifications' },
  argTypes: { grouping: { control: 'select', options: notificationGroupings } },
  render: ({ onRead: _kept, ...args }) => <StoryPanel {...args} />,
  beforeEach: () => {
    services.answer = () => Promise.resolve()
  },
} satisfies Meta<typeof NotificationPanel>
export default meta
type Story = StoryObj<typeof meta>

const row = (name: RegExp) => screen.getByRole('row', { name })
const rows = () => screen.getAllByRole('row').filter(found => found.getAttribute('aria-level') === '2')
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const status = () => screen.getAllByRole('status').at(-1)

export const Default: Story = {
  args: { historyHref: '?historique' },
  play: async () => {
    const list = screen.getByRole('treegrid', { name: /^(All|Toutes)$/ })
    await expect(screen.getByRole('tablist', { name: 'Notifications' })).toBeVisible()
    // The figure is for sighted readers, the text for screen readers.
    await expect(tab(/^(Unread|Non lues)/)).toHaveTextContent(/^(Unread|Non lues)33 (unread|non lues)$/)
    await expect(tab(/^(In progress|En cours)/)).toHaveTextContent(
      /^(In progress|En cours)11 (in progress|en cours)$/,
    )
    // The name of the row contains its status, "unread" and everything that is visible.
    await expect(
      row(
        /^(Unread, Critical|Non lue, Critique), Connexion depuis un nouvel appareil, Lyon, .*, Sécurité, (12 minutes ago|il y a 12 minutes)$/,
      ),
    ).toBeVisible()
    await expect(row(/^(Done|Terminé), Archivage/)).toBeVisible()
    const bar = within(list).getByRole('progressbar', { name: 'Export des rapports du premier trimestre' })
    await expect(bar).toHaveAttribute('aria-valuenow', '64')
    const days = screen.getAllByRole('row').filter(found => found.getAttribute('aria-level') === '1')
    await expect(days).toHaveLength(2)
    await expect(days[0]).toHaveAccessibleName(/^(Today, 3 unread|Aujourd’hui, 3 non lues)$/)
    await expect(days[1]).toHaveAccessibleName(/^(Yesterday|Hier)$/)
    // The exact time is the title of the relative time.
    await expect(screen.getByTitle(/^(12-03-2026 09:18:00|03\/12\/2026 09:18 AM)$/)).toHaveTextContent(
      /12 min/,
    )
    await expect(
      screen.getByRole('link', { name: /all notifications|toutes les notifications/ }),
    ).toHaveAttribute('href', '?historique')
  },
}

const leave = fn()

export const WorkBeside: Story = {
  args: {
    historyHref: '?historique',
    onLeave: leave,
    renderWork: onLeave => (
      <LinkButton variant="quiet" size="small" href="?travail" {...(onLeave && { onPress: onLeave })}>
        5 choses vous attendent
      </LinkButton>
    ),
  },
  play: async () => {
    leave.mockClear()
    const link = screen.getByRole('link', { name: '5 choses vous attendent' })
    await expect(link).toHaveAttribute('href', '?travail')
    link.addEventListener('click', event => event.preventDefault())
    await userEvent.click(link)
    await expect(leave).toHaveBeenCalledOnce()
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(tab(/^(All|Toutes)$/)).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: /all as read|Tout marquer/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(row(/^(Today|Aujourd’hui)/)).toHaveFocus()
    // The list is a single tab stop: Tab leaves it again.
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(row(/nouvel appareil/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('link', { name: 'Voir mes connexions' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('button', { name: /Connexion depuis un nouvel appareil$/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(/Ventes 2026/)).toHaveFocus()
    // Typing a letter finds the row, Home goes to the first, and left closes its day.
    await userEvent.keyboard('{Home}')
    await expect(row(/^(Today|Aujourd’hui)/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(/^(Today|Aujourd’hui)/)).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('row', { name: /nouvel appareil/ })).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(/nouvel appareil/)).toBeVisible()
  },
}

const opened = fn()
export const Opened: Story = {
  args: { onOpen: opened },
  play: async () => {
    opened.mockClear()
    row(/Ventes 2026/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await expect(opened.mock.lastCall?.[0]).toMatchObject({ id: 'report' })
    await waitFor(() => expect(row(/Ventes 2026/)).toHaveAccessibleName(/^(Success|Succès)/))
    // A real link, which can also be opened in a new tab.
    const link = screen.getByRole('link', { name: /Ventes 2026/ })
    await expect(link).toHaveAttribute('href', '?rapports/ventes-2026')
    await userEvent.click(link)
    await expect(opened).toHaveBeenCalledTimes(2)
    // Using the action marks the notification as read.
    const action = screen.getByRole('link', { name: 'Voir mes connexions' })
    action.addEventListener('click', event => event.preventDefault(), { once: true })
    await userEvent.click(action)
    await waitFor(() => expect(row(/nouvel appareil/)).toHaveAccessibleName(/^Criti/))
    // Without a link, the full text can be shown.
    const more = screen.getByRole('button', { name: /^(Show more of|Afficher la suite de) Maintenance/ })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    const text = screen.getByText(/Les rapports ne seront pas/)
    const cut = text.clientHeight
    await expect(text.scrollHeight).toBeGreaterThan(cut)
    row(/Maintenance/).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(text.clientHeight).toBeGreaterThan(cut))
    const less = screen.getByRole('button', { name: /^(Show less of|Réduire) Maintenance/ })
    await userEvent.click(less)
    await waitFor(() => expect(text.clientHeight).toBe(cut))
  },
}

/** Texts from outside are plain text: markup is not interpreted and line breaks are kept. */
export const Inert: Story = {
  args: {
    items: [
      message('x', 1, '<img src=x onerror="document.title=1"> <b>Titre</b>', {
        text: '<script>alert(1)</script>\nDeuxième ligne\u202Efin',
      }),
      message('ar', 2, 'تم نشر التقرير', { text: 'السطر الأول', isRead: false }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(screen.getByText(/<b>Titre<\/b>/)).toBeVisible()
    await expect(canvasElement.querySelector('b, img, script')).toBeNull()
    const text = screen.getByText(/Deuxième ligne/)
    await expect(text.clientHeight).toBeGreaterThan(30)
    await expect(screen.getByText('تم نشر التقرير')).toHaveAttribute('dir', 'auto')
  },
}

export const Filters: Story = {
  play: async () => {
    await userEvent.click(tab(/^(Unread|Non lues)/))
    await waitFor(() => expect(rows()).toHaveLength(3))
    // A notification that is read stays until another tab is chosen, so that nothing moves away under the reader.
    await userEvent.click(row(/nouvel appareil/))
    await waitFor(() => expect(row(/nouvel appareil/)).toHaveAccessibleName(/^Criti/))
    await expect(rows()).toHaveLength(3)
    await expect(tab(/^(Unread|Non lues)/)).toHaveTextContent(/2 (unread|non lues)$/)
    await userEvent.click(tab(/^(In progress|En cours)/))
    await waitFor(() => expect(rows()).toHaveLength(1))
    await userEvent.click(tab(/^(Unread|Non lues)/))
    await waitFor(() => expect(rows()).toHaveLength(2))
  },
}

export const ByApplication: Story = {
  args: { defaultGrouping: 'application', items: [...day, ...many(12)] },
  play: async () => {
    const group = row(/^6 (from|de) Rapports, 3 (unread|non lues)$/)
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(rows()).toHaveLength(0)
    await expect(within(group).getByText('Notification numéro 1')).toBeVisible()
    group.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(6))
    await userEvent.click(
      screen.getByRole('button', { name: /^(Mark as read: 6 from|Marquer comme lues\s: 6 de) Rapports$/ }),
    )
    // The button disappeared with its action and left the focus to its row.
    await waitFor(() => expect(row(/^6 (from|de) Rapports$/)).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: /^(Undo|Annuler)$/ }))
    await waitFor(() => expect(row(/^6 (from|de) Rapports, 3 (unread|non lues)$/)).toBeVisible())
  },
}

export const Grouping: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Options' }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /^(Day|Jour)$/ })).toBeChecked())
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Application' }))
    await waitFor(() => expect(row(/^3 (from|de) Confirmations$/)).toBeVisible())
  },
}

export const ReadAllAndUndo: Story = {
  play: async () => {
    const all = screen.getByRole('button', { name: /all as read|Tout marquer/ })
    all.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tab(/^(Unread|Non lues)/)).toHaveTextContent(/^(Unread|Non lues)$/))
    const undo = await screen.findByRole('button', { name: /^(Undo|Annuler)$/ })
    await waitFor(() => expect(undo).toHaveFocus())
    await waitFor(() => expect(status()).toHaveTextContent(/^3 (marked as read|marquées comme lues)$/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tab(/^(Unread|Non lues)/)).toHaveTextContent(/3 (unread|non lues)$/))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /all as read|Tout marquer/ })).toHaveFocus(),
    )
  },
}

const readAll = fn()
const undoAll = fn()
/** If not all notifications are loaded, the caller marks them and can undo it. */
export const ReadAllElsewhere: Story = {
  args: { unreadCount: 140, onReadAll: readAll },
  play: async () => {
    undoAll.mockReset()
    readAll.mockReset().mockImplementation(() => Promise.resolve(undoAll))
    await expect(tab(/^(Unread|Non lues)/)).toHaveTextContent(/99\+140 (unread|non lues)$/)
    await userEvent.click(screen.getByRole('button', { name: /all as read|Tout marquer/ }))
    await waitFor(() => expect(screen.getByText(/^140 (marked as read|marquées comme lues)$/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /^(Undo|Annuler)$/ }))
    await expect(undoAll).toHaveBeenCalledTimes(1)
  },
}

export const Dismissed: Story = {
  play: async () => {
    row(/nouvel appareil/).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(row(/Ventes 2026/)).toHaveFocus())
    await expect(screen.queryByRole('row', { name: /nouvel appareil/ })).toBeNull()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(row(/Trois confirmations/)).toHaveFocus())
    // When the last row goes, the focus moves to the one before.
    row(/Archivage/).focus()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(row(/Maintenance/)).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: /^(Undo|Annuler)$/ }))
    await waitFor(() => expect(row(/Archivage/)).toBeVisible())
  },
}

export const RowMenu: Story = {
  play: async () => {
    const menuOf = (name: string) =>
      screen.getByRole('button', { name: new RegExp(`^(Actions for|Actions sur) ${name}`) })
    row(/Trois confirmations/).focus()
    // To the link, and on to the button.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(menuOf('Trois confirmations')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^(Mark as unread|Marquer comme non lue)$/ }),
    )
    await waitFor(() => expect(row(/Trois confirmations/)).toHaveAccessibleName(/^(Unread|Non lue)/))
    await waitFor(() => expect(row(/Trois confirmations/)).toHaveFocus())
    await userEvent.click(menuOf('Trois confirmations'))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Dismiss|Masquer)/ }))
    // The row with the button is gone, so the next one has the focus.
    await waitFor(() => expect(screen.queryByRole('row', { name: /Trois confirmations/ })).toBeNull())
    await waitFor(() => expect(row(/Import des comptes/)).toHaveFocus())
  },
}

/** Looks in the panel and ignores announcements. */
const said = (words: RegExp) =>
  screen.getByText(words, { ignore: '[role="status"], [data-live-announcer] *' })

export const Muted: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /(for|sur) Le rapport/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Mute Rapports|Mettre Rapports)/ }))
    await waitFor(() => expect(said(/^Rapports (muted|en sourdine)$/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Options' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^(Unmute Rapports|Réactiver Rapports)$/ }),
    )
    await waitFor(() => expect(said(/^Rapports (unmuted|n’est plus en sourdine)$/)).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus())
  },
}

const long = `${'Anticonstitutionnellement'.repeat(2)} : réaffectation des établissements et des commanditaires`

export const Permutations: Story = {
  render: () => (
    <Grid columnWidth="18rem">
      <StoryPanel
        isHigh
        historyHref="?historique"
        items={[
          ...notificationSeverities.map((severity, index) =>
            message(severity, index + 1, 'Rapport publié', { severity, isRead: index % 2 === 0 }),
          ),
          job('queued', 10, 'Export du trimestre', { state: 'queued', canCancel: true }),
          job('running', 11, 'Export du mois', { state: 'running' }, { isRead: false }),
          job('figure', 12, 'Envoi', {
            state: 'running',
            value: 999,
            maximum: 12_000,
            figure: '999 fichiers sur 12 000',
            canCancel: true,
          }),
          job('done', 13, 'Archivage', { state: 'done' }),
          job('cancelled', 14, 'Import', { state: 'cancelled', canRetry: true }),
        ]}
      />
      <StoryPanel
        isHigh
        items={[
          message('long', 1, long, {
            severity: 'critical',
            text: `${long}\n\n${long}\n${long}\n${long}`,
            application: { id: 'long', name: long },
            isRead: false,
            action: { label: long, href: '?long' },
          }),
          job(
            'failed',
            60 * 24 * 3,
            long,
            { state: 'failed', reason: long, canRetry: true },
            { isRead: false },
          ),
          message('old', 60 * 24 * 30, 'Il y a un mois', { application: security }),
          message('odd', 0, 'Sans date', { time: 'bientôt' }),
          message('link', 60 * 24 * 31, long, { href: '?long', application: reports }),
        ]}
      />
    </Grid>
  ),
}
