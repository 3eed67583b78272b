import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    onExpandedChange: fn(),
    items: [
      {
        id: 'formats',
        title: 'Quels fichiers puis-je importer ?',
        content: <p>Un fichier des écritures comptables, ou une balance au format CSV ou XLSX.</p>,
      },
      {
        id: 'time',
        title: 'Combien de temps dure le traitement ?',
        content: <p>Quelques minutes. Vous pouvez fermer la page : un message vous prévient.</p>,
      },
      {
        id: 'errors',
        title: 'Que faire si la balance ne tombe pas juste ?',
        content: <p>Ouvrez le détail des écarts, puis corrigez le fichier avant de le reprendre.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const headings = canvas.getAllByRole('heading', { level: 3 })
    await expect(headings).toHaveLength(3)
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/Un fichier des écritures/)).toBeVisible()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['time'])
  },
}

export const SeveralAtOnce: Story = {
  args: {
    isMultiple: true,
    defaultExpandedIds: ['time'],
    items: [
      ...meta.args.items,
      {
        id: 'history',
        title: 'Historique',
        disabledReason: 'Rien n’a encore été importé.',
        content: <p>Aucun import.</p>,
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['formats', 'time', 'errors'])
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(3)
    const closeAll = canvas.getByRole('button', { name: /^(Collapse all|Tout replier)$/ })
    await expect(closeAll).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: /Quels fichiers/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Que faire/ }))
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2)
  },
}

/** A link with a fragment leads to the title of a row. */
export const Anchored: Story = {
  parameters: { picture: 'none' },
  args: { items: meta.args.items.map(item => ({ ...item, anchor: `question-${item.id}` })) },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('#question-time')
    if (!place) throw new Error('The row has an anchor')
    await expect(within(place).getByRole('button')).toHaveTextContent('Combien de temps')
  },
}

export const Controlled: Story = {
  args: { expandedIds: ['errors'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Quels fichiers/ }))
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['formats'])
    // The parent controls which rows are open.
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('Que faire')
  },
}

export const DisabledWithReason: Story = {
  args: {
    items: [
      {
        id: 'sign',
        title: 'Signature',
        disabledReason: 'Enregistrez d’abord le rapport.',
        content: 'Signer',
      },
      { id: 'history', title: 'Historique', content: <p>Créé le 12 mars 2026.</p> },
    ],
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('button', { name: 'Signature' })
    await expect(title).toBeDisabled()
    await expect(title).toHaveAccessibleDescription('Enregistrez d’abord le rapport.')
  },
}

export const Permutations: Story = {
  args: {
    isMultiple: true,
    level: 2,
    defaultExpandedIds: ['team', 'long'],
    items: [
      { id: 'closed', title: 'Planning', description: 'Du 12 mars au 30 juin 2026', content: 'Dates' },
      {
        id: 'team',
        title: 'Équipe',
        description: 'Qui travaille sur la mission',
        aside: <Badge>12 personnes</Badge>,
        content: <p>Zoé Lenoir, Anne-Charlotte de La Rochefoucauld-Doudeauville et dix autres personnes.</p>,
      },
      {
        id: 'sign',
        title: 'Signature',
        disabledReason: 'Enregistrez d’abord le rapport.',
        content: 'Signer',
      },
      {
        id: 'long',
        title: `${'Anticonstitutionnellement'.repeat(3)}, réaffectation des établissements et des commanditaires`,
        aside: <Badge tone="warning">12 000 commanditaires</Badge>,
        content: <p>{'https://parvis.example/un-chemin-tres-long/'.repeat(6)}</p>,
      },
    ],
  },
}
