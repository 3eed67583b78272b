import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { statuses } from '../../tokens/statuses.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Meter, meterSizes } from './Meter.tsx'

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: { label: 'Comptes affectés', value: 72 },
  argTypes: { size: { control: 'select', options: meterSizes } },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Comptes affectés' })
    await expect(meter).toHaveAttribute('aria-valuenow', '72')
    await expect(meter).toHaveAttribute('aria-valuemin', '0')
    await expect(meter).toHaveAttribute('aria-valuemax', '100')
    await expect(meter.getAttribute('aria-valuetext')).toMatch(/^72\s?%$/)
    await expect(within(canvasElement).getByText(/^72\s?%$/)).toBeVisible()
  },
}

export const FigureInWords: Story = {
  args: { label: 'Espace utilisé', value: 8, maximum: 20, figure: '8 Go sur 20 Go' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuetext', '8 Go sur 20 Go')
  },
}

export const AlmostFull: Story = {
  args: {
    label: 'Espace utilisé',
    value: 19,
    maximum: 20,
    figure: '19 Go sur 20 Go',
    status: 'warning',
    statusText: 'Presque plein',
    detail: 'Supprimez d’anciens documents, ou demandez plus d’espace.',
  },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuetext', '19 Go sur 20 Go, Presque plein')
    await expect(within(canvasElement).getByText('Presque plein')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}

export const OutOfRange: Story = {
  args: { value: -3, minimum: 10, maximum: 20 },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuenow', '10')
    await expect(meter.getAttribute('aria-valuetext')).toMatch(/^0\s?%$/)
  },
}

export const InARow: Story = {
  args: { isLabelHidden: true, size: 'small' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Comptes affectés' })).toBeVisible()
    await expect(within(canvasElement).queryByText('Comptes affectés')).toBeNull()
  },
}

const words = { info: 'Dans la moyenne', success: 'Complet', warning: 'Presque plein', danger: 'Plein' }
const long = `${'Anticonstitutionnellement'.repeat(3)} : espace des documents de l’établissement`

export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Meter label="Comptes affectés" value={72} />
      {statuses.map((status, index) => (
        <Meter
          key={status}
          label="Espace utilisé"
          value={25 * (index + 1)}
          status={status}
          statusText={words[status]}
        />
      ))}
      <Meter label="Rien" value={0} size="small" />
      <Meter label="Dans une ligne" isLabelHidden value={33} size="small" />
      <Meter
        label={long}
        value={11_999}
        maximum={12_000}
        figure="11 999 documents sur 12 000"
        status="danger"
        statusText={long}
        detail={long}
      />
    </Stack>
  ),
}
