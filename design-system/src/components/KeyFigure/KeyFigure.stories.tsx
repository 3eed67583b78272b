import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { KeyFigure, KeyFigureGroup } from './KeyFigure.tsx'

const meta = {
  title: 'Components/KeyFigure',
  component: KeyFigure,
  args: { label: 'Demandes à valider', value: 1284 },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Permutations' || name === 'Group' ? {} : { maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeyFigure>
export default meta
type Story = StoryObj<typeof KeyFigure>

export const Default: Story = {
  args: { trend: { change: 0.158, goodWhen: 'down' }, comparison: 'contre 1 108 en février' },
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('group', { name: 'Demandes à valider' })
    await expect(within(figure).getByText(/^1[,\s]284$/)).toBeVisible()
    await expect(figure).toHaveTextContent(
      /(Up 16% \(bad news\)|En hausse de 16\s% \(mauvaise nouvelle\))contre 1 108 en février$/,
    )
    await expect(figure.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Trends: Story = {
  render: () => (
    <Stack>
      <KeyFigure label="Bonne hausse" value={12} trend={{ change: 0.5, goodWhen: 'up' }} />
      <KeyFigure label="Bonne baisse" value={12} trend={{ change: -0.5, goodWhen: 'down' }} />
      <KeyFigure label="Mauvaise baisse" value={12} trend={{ change: -0.5, goodWhen: 'up' }} />
      <KeyFigure label="Baisse sans avis" value={12} trend={{ change: -3, format: {} }} />
      <KeyFigure label="Presque rien" value={12} trend={{ change: -0.001, goodWhen: 'up' }} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const figure = (name: string) => within(canvasElement).getByRole('group', { name })
    await expect(figure('Bonne hausse')).toHaveTextContent(/\((good news|bonne nouvelle)\)$/)
    await expect(figure('Bonne baisse')).toHaveTextContent(/\((good news|bonne nouvelle)\)$/)
    await expect(figure('Mauvaise baisse')).toHaveTextContent(/\((bad news|mauvaise nouvelle)\)$/)
    await expect(figure('Baisse sans avis')).toHaveTextContent(/(Down 3|En baisse de 3)$/)
    await expect(figure('Presque rien')).toHaveTextContent(/(Unchanged|Stable)$/)
    const arrows = [...canvasElement.querySelectorAll('svg')].map(icon => icon.innerHTML)
    await expect(new Set(arrows).size).toBe(3)
  },
}

export const Amount: Story = {
  args: {
    label: 'Honoraires facturés',
    value: 1_284_500,
    format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
    trend: {
      change: 42_000,
      format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
      goodWhen: 'up',
    },
    comparison: 'sur douze mois',
  },
}

export const WithLink: Story = {
  args: { href: '?list=waiting', trend: { change: 0 } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Demandes à valider' })
    await expect(link).toHaveAttribute('href', '?list=waiting')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    // The whole card is the link.
    const { left, bottom } =
      canvasElement.querySelector('[role="group"]')?.getBoundingClientRect() ?? new DOMRect()
    await expect(document.elementFromPoint(left + 30, bottom - 30)).toBe(link)
  },
}

export const Loading: Story = {
  render: () => (
    <Stack>
      <KeyFigure label="Demandes à valider" isLoading />
      <KeyFigure label="Demandes à valider" value={1284} trend={{ change: 0.16 }} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    // The placeholder is as high as the loaded figure.
    const [coming, there] = within(canvasElement).getAllByRole('group')
    await expect(coming?.getBoundingClientRect().height).toBe(there?.getBoundingClientRect().height)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^(Loading: Demandes à valider…|Chargement\s: Demandes à valider…)$/,
    )
  },
}

const retry = fn()
export const Unavailable: Story = {
  render: () => (
    <KeyFigure
      label="Demandes à valider"
      unavailableReason="Le service des demandes ne répond pas."
      href="?list=waiting"
      onRetry={retry}
    />
  ),
  play: async ({ canvasElement }) => {
    retry.mockClear()
    const figure = within(canvasElement).getByRole('group', { name: 'Demandes à valider' })
    await expect(figure).toHaveTextContent(
      /(Not available|Indisponible)Le service des demandes ne répond pas\./,
    )
    await userEvent.click(within(figure).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** All values have the font size of the longest and are aligned, even beside one that is loading. */
export const Group: Story = {
  parameters: { picture: 'none' },
  render: () => (
    <KeyFigureGroup>
      <KeyFigure label="Missions" value={142} />
      <KeyFigure
        label="Honoraires de toutes les missions du cabinet sur douze mois"
        value="123 456 789,00 €"
      />
      <KeyFigure label="Documents" isLoading />
    </KeyFigureGroup>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [short, long] = [canvas.getByText('142'), canvas.getByText('123 456 789,00 €')]
    await expect(getComputedStyle(short).fontSize).toBe(getComputedStyle(long).fontSize)
    const figures = canvas.getAllByRole('group').map(figure => figure.getBoundingClientRect())
    await expect(new Set(figures.map(({ height }) => height)).size).toBe(1)
    await expect(short.getBoundingClientRect().top).toBe(long.getBoundingClientRect().top)
  },
}

const long = `${'Anticonstitutionnellement'.repeat(3)} des établissements et des commanditaires`

export const Permutations: Story = {
  decorators: [Story => <Story />],
  render: () => (
    <KeyFigureGroup>
      <KeyFigure
        label="Demandes à valider"
        value={1284}
        trend={{ change: 0.158, goodWhen: 'down' }}
        comparison="contre 1 108 en février"
        href="?waiting"
      />
      <KeyFigure label="Rapports publiés" value={3120} trend={{ change: 0.07, goodWhen: 'up' }} />
      <KeyFigure label="Missions actives" value={4800} trend={{ change: 0 }} comparison="depuis janvier" />
      <KeyFigure
        label="Honoraires"
        value={1_284_500}
        format={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
      />
      <KeyFigure label="Temps de validation" value="2 j 4 h" comparison="en moyenne" look="plain" />
      <KeyFigure label="Documents" isLoading />
      <KeyFigure label="Signatures" unavailableReason="Le service ne répond pas." onRetry={retry} />
      <KeyFigure
        label={long}
        value={123_456_789_012}
        trend={{ change: -12.5, goodWhen: 'up' }}
        comparison={long}
      />
    </KeyFigureGroup>
  ),
}
