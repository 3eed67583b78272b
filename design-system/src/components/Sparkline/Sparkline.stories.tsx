import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { KeyFigure } from '../KeyFigure/KeyFigure.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Sparkline, sparklineSizes } from './Sparkline.tsx'

const values = [42, 38, 51, 60, 47, 55, 31, 12, 64, 71, 58, 48]
const unit = { one: '{{count}} demande', other: '{{count}} demandes' }

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  args: { label: 'Demandes par mois', values, unit },
  argTypes: { size: { control: 'select', options: sparklineSizes } },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { categories: ['janvier', 'février'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('img', {
        name: /^Demandes par mois\s?: (from|de) 42 demandes (to|à) 48 demandes, (lowest|minimum) 12 demandes, (highest|maximum) 71 demandes$/,
      }),
    ).toBeVisible()
    // All values, for readers who cannot see the line.
    const table = canvas.getByRole('table', { name: 'Demandes par mois' })
    const rows = within(table).getAllByRole('row')
    await expect(rows).toHaveLength(13)
    await expect(rows[2]).toHaveTextContent(/^février 38 demandes$/)
    await expect(rows[3]).toHaveTextContent(/^3 51 demandes$/)
  },
}

/** For a page that shows the values anyway, as in a row of a grid. */
export const WithoutTable: Story = {
  args: { hasTable: false, size: 'small' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull()
  },
}

export const Gaps: Story = {
  args: { values: [3, 5, null, 4, null, null, 8, 9, 7], format: { minimumFractionDigits: 1 } },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('path')
    await expect(drawing?.getAttribute('d')?.match(/M/g)).toHaveLength(3)
    await expect(
      within(canvasElement).getAllByRole('cell', { name: /^(no value|aucune valeur)$/ }),
    ).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: { values: [null] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: /^Demandes par mois\s?: (no value|aucune valeur)$/ }),
    ).toBeVisible()
    await expect(within(canvasElement).getByText('—')).toBeVisible()
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      <p>
        Demandes reçues <Sparkline label="Demandes" values={values} size="small" /> depuis janvier, et
        honoraires{' '}
        <Sparkline
          label="Honoraires"
          values={[1_284_500, 1_301_000, -20_000]}
          format={{ style: 'currency', currency: 'EUR' }}
        />
      </p>
      <Inline>
        <Sparkline label="Un seul" values={[3]} />
        <Sparkline label="Égaux" values={[3, 3, 3]} />
        <Sparkline label="Rien" values={[]} />
        <Sparkline label={'Anticonstitutionnellement'.repeat(4)} values={[null, 0, 5, null, -5, 0]} />
      </Inline>
      <Card title="Demandes">
        <KeyFigure look="plain" label="Ce mois-ci" value={48} comparison="contre 58 en novembre" />
        <Sparkline label="Demandes par mois" values={values} size="fill" />
      </Card>
    </Stack>
  ),
}
