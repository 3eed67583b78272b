import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ProgressBar, progressSizes, progressStates, type ProgressState } from './ProgressBar.tsx'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Import de « Ventes 2026.pbix »', value: 42, detail: '1,2 Mo/s, encore 3 minutes' },
  argTypes: {
    state: { control: 'select', options: progressStates },
    size: { control: 'select', options: progressSizes },
  },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Import de « Ventes 2026.pbix »' })
    await expect(bar).toHaveAttribute('aria-valuenow', '42')
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/^42\s?%$/)
    await expect(within(canvasElement).getByText(/^42\s?%$/)).toBeVisible()
  },
}

export const FigureInWords: Story = {
  args: { label: 'Envoi des documents', value: 3, maximum: 12, figure: '3 fichiers sur 12' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuemax', '12')
    await expect(bar).toHaveAttribute('aria-valuetext', '3 fichiers sur 12')
    await expect(within(canvasElement).getByText('3 fichiers sur 12')).toBeVisible()
  },
}

export const Indeterminate: Story = {
  args: { label: 'Vérification du fichier' },
  render: ({ value: _none, detail: _neither, ...args }) => <ProgressBar {...args} />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Vérification du fichier' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
    await expect(within(canvasElement).getByText(/^(In progress…|En cours…)$/)).toBeVisible()
  },
}

export const Paused: Story = {
  args: { state: 'paused', detail: 'Reprise quand vous le voulez.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /(Paused|En pause)Reprise quand vous le voulez\./,
    )
  },
}
export const Failed: Story = {
  args: { state: 'failed', detail: 'Le réseau est coupé. Réessayez quand il est revenu.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/(Failed|Échec)Le réseau/)
  },
}
export const Done: Story = { args: { state: 'done', value: 100, detail: '84 Mo en 1 min 12 s' } }

function Run() {
  const [value, setValue] = useState(10)
  const state: ProgressState = value >= 100 ? 'done' : 'running'
  return (
    <Stack>
      <ProgressBar label="Traitement" value={value} state={state} detail={`${value} comptes`} />
      <Button onPress={() => setValue(value + 45)}>Avancer</Button>
    </Stack>
  )
}

export const Announced: Story = {
  render: () => <Run />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByText('55 comptes')).toBeVisible()
    await expect(status).toBeEmptyDOMElement()
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent(/^(Done|Terminé)100 comptes$/)
  },
}

export const OutOfRange: Story = {
  args: { value: 240, maximum: 200 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '200')
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/^100\s?%$/)
  },
}

export const InARow: Story = {
  args: { isLabelHidden: true, size: 'small' },
  render: ({ detail: _none, ...args }) => <ProgressBar {...args} />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Import de « Ventes 2026.pbix »' }),
    ).toBeVisible()
    await expect(within(canvasElement).queryByText('Import de « Ventes 2026.pbix »')).toBeNull()
  },
}

const long = `${'Anticonstitutionnellement'.repeat(3)} : import des écritures comptables de l’établissement`

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      {progressStates.map(state => (
        <ProgressBar
          key={state}
          label="Import du rapport"
          value={64}
          state={state}
          detail="12 Mo sur 19 Mo"
        />
      ))}
      <ProgressBar label="Vérification du fichier" />
      <ProgressBar label="Rien encore" value={0} size="small" />
      <ProgressBar label="Tout" value={100} size="small" />
      <ProgressBar label="Dans une ligne" isLabelHidden value={33} size="small" />
      <ProgressBar
        label={long}
        value={999}
        maximum={12_000}
        figure="999 fichiers sur 12 000"
        state="failed"
        detail={long}
      />
    </Stack>
  ),
}
