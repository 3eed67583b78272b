import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: null },
  render: args => (
    <Grid {...args}>
      {['Rapports', 'Onboarding', 'Inventaire', 'Sécurité', 'Notifications'].map(name => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Three items in two columns leave no hole: the last one fills its row. */
export const Filled: Story = {
  args: {
    columnWidth: '12rem',
    isFilled: true,
  },
  render: args => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Grid {...args}>
        <Card title="Rapports">Par mois.</Card>
        <Card title="Missions">Par bureau.</Card>
        <Card title="Clients">Les dix premiers.</Card>
      </Grid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement)
      .getAllByRole('region')
      .map(card => card.getBoundingClientRect())
    const [first, , last] = cards
    await expect(last?.left).toBe(first?.left)
    await expect(last?.right).toBe(Math.max(...cards.map(({ right }) => right)))
  },
}
export const OneColumnWhenNarrow: Story = {
  args: { columnWidth: '30rem' },
  decorators: [
    Story => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByText('Rapports').getBoundingClientRect()
    await expect(card.width).toBeLessThanOrEqual(18 * 16)
  },
}
/** The controls of fields are aligned, whatever some of them have above and below. */
export const Fields: Story = {
  args: { columnWidth: '14rem' },
  render: args => (
    <Grid {...args}>
      <TextField label="Client" description="Par nom, numéro ou SIREN." value="" onChange={fn()} />
      <Select label="Du" options={[{ id: 'a', label: 'Mars 2026' }]} value="a" onChange={fn()} />
      <TextField
        label="Responsable de la mission auprès de l’établissement secondaire"
        value=""
        onChange={fn()}
        messages={[{ kind: 'error', text: 'Choisissez un responsable.' }]}
      />
      <TextField label="Bureau" value="" onChange={fn()} />
      <TextField label="Ville" value="" onChange={fn()} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const client = canvas.getByRole('textbox', { name: 'Client' })
    const month = canvas.getByRole('button', { name: /Du/ })
    // Narrow screens have one column.
    if (month.getBoundingClientRect().left === client.getBoundingClientRect().left) return
    await expect(Math.abs(top(month) - top(client))).toBeLessThan(2)
    await expect(top(canvas.getByRole('textbox', { name: /^Responsable/ }))).toBe(top(client))
  },
}
export const Permutations: Story = {
  args: { columnWidth: '60rem', gap: 6 },
  render: args => (
    <Grid {...args}>
      <Card title="Historique des modifications apportées aux autorisations des commanditaires de l’établissement">
        {'Anticonstitutionnellement'.repeat(8)}
      </Card>
      <Card>{'https://parvis.example/un-chemin-tres-long/'.repeat(6)}</Card>
      <Card>1</Card>
      <Card>
        Les responsables de l’établissement secondaire n’ont pas encore été désignés par le
        commanditaire&nbsp;: la demande d’onboarding reste en attente jusqu’à la réception de leur réponse.
      </Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.getBoundingClientRect()
    for (const card of canvasElement.querySelectorAll('*'))
      await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(place.right + 1)
  },
}
