import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Grid } from '../../components/Grid/Grid.tsx'
import { NotificationPreview } from './NotificationPreview.tsx'

const meta = {
  title: 'Patterns/NotificationPreview',
  component: NotificationPreview,
  args: {
    locale: 'fr',
    caption: 'Français',
    severity: 'warning',
    title: 'Maintenance du portail samedi',
    text: 'Le portail sera fermé de 20 h à 22 h.\nEnregistrez vos saisies avant.',
    application: 'Portail',
  },
} satisfies Meta<typeof NotificationPreview>
export default meta
type Story = StoryObj<typeof meta>

/** In its own language, whatever the page's; only a critical notification is also a banner. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByText('Maintenance du portail samedi')
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'fr')
    await expect(title.closest('[inert]')).not.toBeNull()
    await expect(canvas.getByText('Attention')).toBeInTheDocument()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
    await expect(canvas.getByRole('figure')).toHaveTextContent('Français')
  },
}

export const Permutations: Story = {
  args: { time: '2026-03-12T08:00:00Z' },
  render: args => (
    <Grid>
      <NotificationPreview
        {...args}
        locale="en"
        caption="English"
        severity="critical"
        title="Portal down"
        text="We are on it."
        href="/"
      />
      <NotificationPreview
        {...args}
        severity="success"
        title={'Anticonstitutionnellement'.repeat(3)}
        text={'Réaffectation '.repeat(40)}
      />
      <NotificationPreview {...args} severity="info" title="صيانة البوابة" text="" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Portal down')).toHaveLength(2)
    await expect(canvas.getAllByText('We are on it.')).toHaveLength(2)
    await expect(canvas.getByText('Critical')).toBeInTheDocument()
    await expect(canvas.getAllByText(/^Anticonstitutionnellement/)).toHaveLength(1)
  },
}
