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
