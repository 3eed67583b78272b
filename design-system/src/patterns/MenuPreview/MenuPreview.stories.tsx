import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { storedIconName } from '../../components/MenuIcon/iconName.ts'
import { Grid } from '../../components/Grid/Grid.tsx'
import { MenuPreview } from './MenuPreview.tsx'

const meta = {
  title: 'Patterns/MenuPreview',
  component: MenuPreview,
  args: {
    lang: 'fr',
    caption: 'Français',
    title: 'Inventaire',
    description: 'Suivre les inventaires physiques des missions',
    icon: 'package',
    color: '#3a8f4d',
  },
} satisfies Meta<typeof MenuPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [tile, entry] = canvas.getAllByText('Inventaire')
    for (const word of [tile, entry]) {
      await expect(word?.closest('[lang]')).toHaveAttribute('lang', 'fr')
      await expect(word?.closest('[inert]')).not.toBeNull()
    }
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
    await expect(canvas.getByRole('figure')).toHaveTextContent('Français')
  },
}

export const Permutations: Story = {
  render: args => (
    <Grid>
      <MenuPreview {...args} lang="en" caption="English" title="Inventory" color="#ffffff" />
      <MenuPreview
        {...args}
        title={'Anticonstitutionnellement'.repeat(3)}
        description={'Réaffectation '.repeat(20)}
      />
      <MenuPreview
        {...args}
        lang="ar"
        title="المخزون"
        icon={storedIconName('no-such-icon')}
        color=""
        description=""
      />
    </Grid>
  ),
}
