import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { ToggleButton } from './ToggleButton.tsx'

const star = <Star aria-hidden size={18} />
const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { children: 'Favori', icon: star, onChange: fn() },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Favori' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

export const InteractionStates: Story = interactionStates
export const Selected: Story = { args: { defaultSelected: true } }
export const Disabled: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Permutations: Story = {
  render: () => (
    <Inline>
      <ToggleButton>Liste</ToggleButton>
      <ToggleButton defaultSelected icon={star}>
        Favori
      </ToggleButton>
      <ToggleButton label="Ajouter aux favoris" icon={star} />
      <ToggleButton label="Dans les favoris" icon={star} defaultSelected />
      <ToggleButton size="small" defaultSelected>
        Compact
      </ToggleButton>
      <ToggleButton isDisabled>Indisponible</ToggleButton>
      <ToggleButton>Afficher aussi les établissements fermés et les commanditaires partis</ToggleButton>
    </Inline>
  ),
}
