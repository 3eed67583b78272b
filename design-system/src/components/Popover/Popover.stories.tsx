import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { Popover, popoverPlacements } from './Popover.tsx'

const meta = {
  title: 'Components/Popover',
  parameters: overThePage('20rem'),
  component: Popover,
  args: {
    trigger: <Button>Qui peut voir ce rapport ?</Button>,
    title: 'Douze personnes',
    children: (
      <>
        <p>Les associés de la mission et les contacts du client.</p>
        <LinkButton href="/access" size="small">
          Voir la liste
        </LinkButton>
      </>
    ),
  },
  argTypes: { placement: { control: 'select', options: popoverPlacements } },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Douze personnes' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Voir la liste' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Permutations: Story = {
  args: {
    isOpen: true,
    title: 'Responsable de l’établissement et commanditaires de la mission',
    children: <p>{'Anticonstitutionnellement'.repeat(4)}</p>,
  },
}
