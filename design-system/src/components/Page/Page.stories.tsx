import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Page, pageWidths } from './Page.tsx'

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: { children: null },
  argTypes: { width: { control: 'select', options: pageWidths } },
  render: args => (
    <Page {...args}>
      <PageHeader
        title="Administration des menus"
        sentence="Ce que chacun trouve sur son accueil et dans sa barre latérale."
        actions={<Button variant="primary">Créer un menu</Button>}
      />
      <Card title="Aperçu">Le menu tel que les lecteurs le verront, en français et en anglais.</Card>
    </Page>
  ),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Reading: Story = { args: { width: 'reading' } }
export const Full: Story = { args: { width: 'full' } }
