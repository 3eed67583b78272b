import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { space } from '../../tokens/scale.ts'
import { Button } from '../Button/Button.tsx'
import { Inline, inlineJustifications } from './Inline.tsx'

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: null },
  argTypes: {
    gap: { control: 'select', options: Object.keys(space) },
    justify: { control: 'select', options: inlineJustifications },
  },
  render: args => (
    <Inline {...args}>
      <Button>Valider</Button>
      <Button>Rejeter</Button>
      <Button>Renvoyer le courriel d’invitation</Button>
    </Inline>
  ),
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button')
    const gap = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0)
    await expect(Math.round(gap)).toBe(12)
  },
}
export const End: Story = { args: { justify: 'end' } }
export const Wrapped: Story = {
  decorators: [
    Story => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, , last] = within(canvasElement).getAllByRole('button')
    await expect(last?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? 0,
    )
  },
}
export const Permutations: Story = {
  args: { gap: 1, justify: 'between' },
  render: args => (
    <Inline {...args}>
      <Button variant="primary">
        Renvoyer le courriel d’invitation à tous les responsables de l’établissement et aux commanditaires
      </Button>
      <Button>{'Anticonstitutionnellement'.repeat(4)}</Button>
      <Button>OK</Button>
      <span>Dernière relance envoyée le mercredi 30 septembre 2026 à 23 h 59, sans réponse à ce jour.</span>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.getBoundingClientRect()
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(place.right + 1)
  },
}
