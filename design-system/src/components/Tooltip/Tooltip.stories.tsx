import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { Tooltip, tooltipPlacements } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Enregistré il y a deux minutes', children: <Button>Brouillon</Button> },
  argTypes: { placement: { control: 'select', options: tooltipPlacements } },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip).toHaveTextContent('Enregistré il y a deux minutes')
    await expect(button).toHaveAccessibleDescription('Enregistré il y a deux minutes')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  parameters: overThePage('8rem'),
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => {
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

export const Permutations: Story = {
  render: () => (
    <Inline>
      {tooltipPlacements.map(placement => (
        <Tooltip
          key={placement}
          placement={placement}
          text="Enregistrer les modifications apportées au responsable de l’établissement et aux commanditaires"
        >
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
