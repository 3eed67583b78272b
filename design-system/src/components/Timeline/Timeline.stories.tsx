import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Timeline, TimelineSkeleton, timelineOrders, type TimelineEvent } from './Timeline.tsx'

const events: readonly TimelineEvent[] = [
  {
    id: 'rejected',
    title: 'Demande rejetée',
    date: '11 mars 2026, 17:42',
    dateTime: '2026-03-11T17:42:00+01:00',
    actor: 'Camille Roussel',
    status: { kind: 'danger', text: 'Rejetée' },
    detail: 'Le numéro SIREN n’est pas celui de l’établissement.',
  },
  {
    id: 'sent',
    title: 'Demande envoyée pour validation',
    date: '10 mars 2026, 09:05',
    dateTime: '2026-03-10T09:05:00+01:00',
    actor: 'Zoé Lenoir',
    status: { kind: 'waiting', text: 'À valider' },
  },
  {
    id: 'created',
    title: 'Demande créée',
    date: '9 mars 2026, 16:30',
    dateTime: '2026-03-09T16:30:00+01:00',
    actor: 'Zoé Lenoir',
  },
]

const long = Array.from({ length: 17 }, (_, index): TimelineEvent => {
  const day = 28 - index
  return {
    id: String(index),
    title: `Version ${17 - index} enregistrée`,
    date: `${day} février 2026, 10:00`,
    dateTime: `2026-02-${day}T10:00:00+01:00`,
    actor: index % 2 === 0 ? 'Zoé Lenoir' : 'Camille Roussel',
  }
})

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: { label: 'Historique de la demande', events },
  argTypes: { order: { control: 'select', options: timelineOrders } },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

const itemsOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: 'Historique de la demande' })).getAllByRole(
    'listitem',
  )

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Historique de la demande' })
    await expect(list.tagName).toBe('OL')
    const [first, , third] = itemsOf(canvasElement)
    await expect(first).toHaveTextContent(
      /^Demande rejetéeRejetéeCamille Roussel11 mars 2026, 17:42Le numéro SIREN/,
    )
    await expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-03-11T17:42:00+01:00')
    await expect(first?.querySelectorAll('svg')).toHaveLength(1)
    await expect(third).toHaveTextContent(/^Demande créée/)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Waiting: Story = {
  args: {
    waiting: {
      title: 'Validation par l’associé',
      name: 'Camille Roussel',
      days: 3,
      action: <Button size="small">Renvoyer l’e-mail</Button>,
    },
  },
  play: async ({ canvasElement }) => {
    const [first] = itemsOf(canvasElement)
    await expect(first).toHaveTextContent(
      /(Waiting for Camille Roussel for 3 days|En attente de\s: Camille Roussel, depuis 3 jours)/,
    )
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Renvoyer l’e-mail' })).toHaveFocus()
  },
}

export const WaitingSinceToday: Story = {
  render: ({ label }) => (
    <Stack>
      <Timeline label={label} events={[]} waiting={{ title: 'Validation', name: 'Zoé', days: 0 }} />
      <Timeline label="Autre" events={[]} waiting={{ title: 'Validation', name: 'Zoé', days: 1 }} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /(Waiting for Zoé since today|En attente de\s: Zoé, depuis aujourd’hui)/,
    )
    await expect(canvasElement).toHaveTextContent(
      /(Waiting for Zoé for 1 day|En attente de\s: Zoé, depuis 1 jour)$/,
    )
  },
}

export const OldestFirst: Story = {
  args: {
    order: 'oldest-first',
    events: events.toReversed(),
    waiting: { title: 'Validation par l’associé', name: 'Camille Roussel', days: 3 },
  },
  play: async ({ canvasElement }) => {
    const items = itemsOf(canvasElement)
    await expect(items[0]).toHaveTextContent(/^Demande créée/)
    await expect(items[3]).toHaveTextContent(/^Validation par l’associé/)
  },
}

export const Long: Story = {
  args: { events: long },
  play: async ({ canvasElement }) => {
    await expect(itemsOf(canvasElement)).toHaveLength(6)
    await expect(itemsOf(canvasElement)[4]).toHaveTextContent(/^Version 13/)
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', {
      name: /^(Show 12 earlier events|Afficher 12 événements plus anciens)$/,
    })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAccessibleName(/^(Hide 12 earlier events|Masquer 12 événements plus anciens)$/)
    await expect(button).toHaveFocus()
    const items = itemsOf(canvasElement)
    await expect(items).toHaveLength(18)
    await expect(items[5]).toContainElement(button)
    await expect(items[6]).toHaveTextContent(/^Version 12/)
    await userEvent.keyboard(' ')
    await expect(itemsOf(canvasElement)).toHaveLength(6)
    await expect(button).toHaveFocus()
  },
}

export const LongOldestFirst: Story = {
  args: { events: long.toReversed(), order: 'oldest-first' },
  play: async ({ canvasElement }) => {
    const items = itemsOf(canvasElement)
    await expect(items).toHaveLength(6)
    await expect(items[0]).toContainElement(within(canvasElement).getByRole('button'))
    await expect(items[1]).toHaveTextContent(/^Version 13/)
    await expect(items[5]).toHaveTextContent(/^Version 17/)
  },
}

export const OneTooMany: Story = {
  args: { events: long.slice(0, 6) },
  play: async ({ canvasElement }) => {
    await expect(itemsOf(canvasElement)).toHaveLength(6)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  render: () => <TimelineSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^(Loading the history…|Chargement de l’historique…)$/,
    )
  },
}

const ugly = `${'Anticonstitutionnellement'.repeat(3)} : réaffectation des établissements`

export const Permutations: Story = {
  render: () => (
    <Stack gap={8}>
      <Timeline
        label="Tout"
        shown={3}
        waiting={{
          title: 'Validation par l’associé',
          name: 'Camille Roussel',
          days: 3,
          action: <Button size="small">Renvoyer l’e-mail</Button>,
        }}
        events={[...events, ...long]}
      />
      <Timeline
        label="Contenus longs"
        order="oldest-first"
        waiting={{ title: ugly, name: ugly, days: 12_000 }}
        events={(['success', 'warning', 'active'] as const).map(kind => ({
          id: kind,
          title: ugly,
          date: 'jeudi 12 mars 2026 à 09:30',
          dateTime: '2026-03-12T09:30:00+01:00',
          actor: 'Anne-Charlotte de La Rochefoucauld-Doudeauville',
          status: { kind, text: ugly },
          detail: ugly,
        }))}
      />
      <TimelineSkeleton count={2} />
    </Stack>
  ),
}
