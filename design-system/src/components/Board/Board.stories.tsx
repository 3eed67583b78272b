import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Board, type BoardCard } from './Board.tsx'

const card = (id: number, title: string, ...lines: string[]): BoardCard => ({
  id: String(id),
  title,
  href: `/app/egf/sheets/${id}`,
  lines,
})

const meta = {
  title: 'Components/Board',
  component: Board,
  args: {
    emptyText: 'Rien ici.',
    columns: [
      {
        id: 'draft',
        title: 'Brouillon',
        status: 'draft',
        count: 3,
        cards: [
          card(1, 'Audit des comptes 2025', 'Transports Élan', '50 à 100 k€'),
          card(2, 'Revue fiscale', 'Banque du Midi'),
          { id: '9', title: 'Mission sans fiche' },
        ],
      },
      { id: 'waiting', title: 'À valider', status: 'waiting', count: 0, cards: [] },
      {
        id: 'published',
        title: 'Publiée',
        status: 'success',
        count: 1240,
        cards: [card(3, 'Acquisition d’un réseau de cliniques', 'Santé Plus', 'Plus de 500 k€')],
        foot: (
          <LinkButton size="small" variant="quiet" href="/app/egf/AllPublished">
            Afficher toutes les fiches publiées
          </LinkButton>
        ),
      },
    ],
  },
} satisfies Meta<typeof Board>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const draft = within(canvas.getByRole('region', { name: /^Brouillon \(3 (items|éléments)\)$/ }))
    const heading = draft.getByRole('heading', { level: 2 })
    await expect(heading).toHaveTextContent('Brouillon')
    const list = within(draft.getByRole('list', { name: /^Brouillon/ }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByRole('link', { name: 'Revue fiscale' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/egf\/sheets\/2$/),
    )
    await expect(list.queryByRole('link', { name: 'Mission sans fiche' })).toBeNull()
    const waiting = within(canvas.getByRole('region', { name: /^À valider/ }))
    await expect(waiting.getByText('Rien ici.')).toBeVisible()
    await expect(waiting.queryByRole('list')).toBeNull()
  },
}

/** On a phone the columns are stacked. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region')
    await expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const long = 'Réaffectation des établissements, des responsables de mission et des commanditaires'
/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: {
    columns: Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      title: index === 0 ? long : `Étape ${index}`,
      count: 1_000_000 * index,
      cards: index === 5 ? [] : [card(index, index === 1 ? long.replaceAll(' ', '-') : long, long)],
    })),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('region')
    const board = first?.parentElement
    // The page itself never scrolls sideways.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(board?.scrollWidth ?? 0).toBeGreaterThanOrEqual(board?.clientWidth ?? 0)
  },
}
