import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../../components/Banner/Banner.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { FilterPanel, filterPanelLevels, type FilterPanelProps } from './FilterPanel.tsx'

const months = ['Janvier 2026', 'Février 2026', 'Mars 2026'].map((label, at) => ({ id: String(at), label }))

const fields = [
  <Select key="from" label="Du" options={months} value="0" onChange={fn()} />,
  <Select key="to" label="Au" options={months} value="2" onChange={fn()} />,
  <TextField key="unit" label="Bureau" value="" onChange={fn()} />,
  <TextField
    key="client"
    label="Client"
    description="Par nom, numéro ou SIREN."
    value="Transports Élan"
    onChange={fn()}
  />,
]

function InPage({ onClear, ...props }: FilterPanelProps) {
  const [count, setCount] = useState(props.activeCount)
  return (
    <FilterPanel
      {...props}
      activeCount={count}
      onClear={() => {
        setCount(0)
        onClear()
      }}
    />
  )
}

const meta = {
  title: 'Patterns/FilterPanel',
  component: FilterPanel,
  render: args => <InPage {...args} />,
  args: { activeCount: 2, onClear: fn(), children: fields },
  argTypes: { level: { control: 'select', options: filterPanelLevels } },
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

const name = /^(Filters|Filtres)$/
const back = /^(Clear filters|Effacer les filtres)$/

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(within(canvasElement).getByRole('region', { name }))
    await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Client' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: back }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    // The button disappears with the last filter, and the focus stays in the panel.
    await expect(panel.queryByRole('button', { name: back })).toBeNull()
    await expect(panel.getByRole('button', { name: /Du/ })).toHaveFocus()
  },
}

/** On a phone, the figures come first. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('button', { name })
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await expect(title).toHaveAccessibleDescription(/^2 (active|actifs)$/)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.tab()
    await expect(title).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Client' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: back }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Paper shows text in place of the fields; the screen hides it. */
export const OnPaper: Story = {
  args: { printed: [{ label: 'Client', value: 'Transports Élan' }] },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByText(/^(Printed on|Imprimé le) .*\d{4}$/)
    await expect(day).not.toBeVisible()
    await expect(day.parentElement).toHaveTextContent(/Client Transports Élan$/)
    await expect(within(canvasElement).getByRole('textbox', { name: 'Client' })).toBeVisible()
  },
}

export const Permutations: Story = {
  args: {
    title: 'Réduire ce qui est affiché à une partie des établissements et des commanditaires',
    activeCount: 0,
    level: 3,
    notice: <Banner kind="danger" title="Les choix n’ont pas pu être chargés." />,
  },
}
