import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
export const Permutations: Story = {
  render: args => (
    <Page {...args}>
      <PageHeader
        title={`Historique des autorisations des commanditaires ${'anticonstitutionnellement'.repeat(4)}`}
        sentence="Les responsables de l’établissement secondaire n’ont pas encore été désignés par le commanditaire : la demande reste en attente jusqu’à la réception de leur réponse, puis elle est transmise à l’associé signataire."
        actions={
          <>
            <Button variant="primary">Créer une autorisation pour tous les établissements</Button>
            <Button>Exporter l’historique complet des modifications</Button>
          </>
        }
      />
      <Card title="Aperçu avant publication auprès de l’ensemble des collaborateurs du cabinet">
        {'https://parvis.example/un-chemin-tres-long/'.repeat(6)}
      </Card>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
