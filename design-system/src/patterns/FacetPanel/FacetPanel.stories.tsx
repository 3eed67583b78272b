import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../../components/Banner/Banner.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { FacetPanel, type Facet, type FacetPanelProps } from './FacetPanel.tsx'

const values = (...labels: string[]) =>
  labels.map((label, index) => ({ id: label.toLowerCase(), label, count: 1240 - index * 137 }))

const sector: Facet = {
  id: 'sector',
  title: 'Secteur',
  values: values('Banque', 'Énergie', 'Santé', 'Transport', 'Commerce', 'Industrie', 'Tourisme', 'Conseil'),
}
const year: Facet = { id: 'year', title: 'Année', values: values('2026', '2025', '2024') }

function InPage(props: FacetPanelProps) {
  const [value, setValue] = useState(props.value)
  return (
    <FacetPanel
      {...props}
      value={value}
      onChange={next => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/FacetPanel',
  component: FacetPanel,
  render: args => <InPage {...args} />,
  args: {
    facets: [sector, year],
    value: {},
    onChange: fn(),
    resultLabel: 'Afficher 128 missions',
    children: <Card title="128 missions">Transports Élan, Banque du Midi…</Card>,
  },
} satisfies Meta<typeof FacetPanel>
export default meta
type Story = StoryObj<typeof meta>

const filters = /^(Filters|Filtres)$/
const chosen = /^(Active filters|Filtres actifs)$/

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: filters }))
    const group = within(panel.getByRole('group', { name: 'Secteur' }))
    await userEvent.click(
      group.getByRole('checkbox', { name: /^Banque \(1[,\s ]240 (results|résultats)\)$/ }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith({ sector: ['banque'] })
    await userEvent.click(panel.getByRole('checkbox', { name: /^2025/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ sector: ['banque'], year: ['2025'] })
    const chips = within(canvas.getByRole('list', { name: chosen }))
    await expect(chips.getByText('Banque')).toBeVisible()
    await userEvent.click(chips.getByRole('button', { name: /^(Clear filters|Effacer les filtres)$/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({})
    await expect(canvas.queryByRole('list', { name: chosen })).toBeNull()
  },
}

export const TakenBack: Story = {
  args: { value: { sector: ['banque', 'santé'] } },
  play: async ({ canvas, args }) => {
    const chips = within(canvas.getByRole('list', { name: chosen }))
    const remove = chips.getByRole('button', { name: /Secteur\s?: Banque$/ })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ sector: ['santé'] })
    await waitFor(() => expect(chips.getByRole('button', { name: /Secteur\s?: Santé$/ })).toHaveFocus())
  },
}

export const More: Story = {
  args: { value: { sector: ['conseil'] } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Secteur' }))
    await expect(group.getAllByRole('checkbox')).toHaveLength(6)
    await expect(group.getByRole('checkbox', { name: /^Conseil/ })).toBeChecked()
    const more = group.getByRole('button', { name: /^(Show 2 more|Afficher 2 de plus)$/ })
    await expect(more).toHaveAccessibleDescription('Secteur')
    await userEvent.click(more)
    await expect(group.getAllByRole('checkbox')).toHaveLength(8)
    await userEvent.click(group.getByRole('button', { name: /^(Show fewer|Afficher moins)$/ }))
    await expect(group.getAllByRole('checkbox')).toHaveLength(6)
  },
}

/** On a phone, the results come first. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { value: { year: ['2025'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('region', { name: filters })).toBeNull()
    const opener = canvas.getByRole('button', { name: /^(Filters|Filtres) 1 (active|actif)$/ })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = within(await screen.findByRole('dialog', { name: filters }))
    await userEvent.click(drawer.getByRole('checkbox', { name: /^Banque/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ year: ['2025'], sector: ['banque'] })
    await userEvent.click(drawer.getByRole('button', { name: 'Afficher 128 missions' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^(Loading the filters…|Chargement des filtres…)$/,
    )
  },
}

export const None: Story = {
  args: { facets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Nothing to filter by\.|Aucun filtre disponible\.)$/)).toBeVisible()
  },
}

export const Permutations: Story = {
  args: {
    facets: [
      {
        id: 'service',
        title: 'Prestations réalisées dans les établissements du commanditaire et de ses filiales',
        values: values(
          'Réaffectation des établissements, des responsables de mission et des commanditaires',
          'Commissariat aux comptes',
          'https://parvis.example/un-chemin-tres-long-sans-espace',
        ),
      },
      year,
    ],
    value: { service: ['commissariat aux comptes'], year: ['2026', '2025', '2024'] },
    notice: <Banner kind="danger" title="Les filtres n’ont pas pu être chargés." />,
  },
}
