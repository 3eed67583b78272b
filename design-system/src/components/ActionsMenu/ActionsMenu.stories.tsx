import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { MenuItem } from '../Menu/Menu.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { ActionsMenu } from './ActionsMenu.tsx'

const rename = fn()
const meta = {
  title: 'Components/ActionsMenu',
  component: ActionsMenu,
  args: {
    label: 'Actions sur Rapports',
    children: [
      <MenuItem key="rename" label="Renommer" onAction={rename} />,
      <MenuItem key="delete" label="Supprimer…" isDanger />,
    ],
  },
} satisfies Meta<typeof ActionsMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    rename.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Actions sur Rapports' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions sur Rapports' })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(rename).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  parameters: overThePage('12rem'),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const Permutations: Story = {
  args: { children: <MenuItem label={'Réaffectation des établissements '.repeat(4)} /> },
  render: args => (
    <Inline>
      <ActionsMenu {...args} />
      <ActionsMenu {...args} size="medium" label={'Actions sur '.repeat(12)} />
    </Inline>
  ),
}
