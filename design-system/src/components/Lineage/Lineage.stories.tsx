import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Lineage } from './Lineage.tsx'

const meta = {
  title: 'Components/Lineage',
  component: Lineage,
  args: {
    label: 'Pourquoi Anne Martin a le droit Reports.List',
    steps: [
      { id: 'person', kind: 'Personne', title: 'Anne Martin' },
      {
        id: 'role',
        kind: 'Rôle',
        title: 'Auditeurs Paris',
        reason: 'parce que le grade est Manager',
        href: '/roles/7',
      },
      { id: 'read', kind: 'Droit', title: 'Reports.Read' },
      { id: 'list', kind: 'Droit demandé', title: 'Reports.List' },
    ],
  },
} satisfies Meta<typeof Lineage>
export default meta
type Story = StoryObj<typeof meta>

/** An ordered list whose links are reachable by keyboard. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: args.label })
    const said = within(list)
      .getAllByRole('listitem')
      .map(item => item.textContent)
    await expect(said).toEqual([
      'Personne Anne Martin',
      'Rôle Auditeurs Paris parce que le grade est Manager',
      'Droit Reports.Read',
      'Droit demandé Reports.List',
    ])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Auditeurs Paris' })).toHaveFocus()
    await expect(document.activeElement).toHaveAttribute('href', '/roles/7')
  },
}

/** Long names break, and many steps wrap to the next line. */
export const Permutations: Story = {
  render: args => (
    <Stack gap={6}>
      <Lineage {...args} />
      <Lineage
        label="Un seul pas"
        steps={[{ id: 'scope', kind: 'Droit', title: 'Portal.Access', href: '/scopes/1' }]}
      />
      <Lineage
        label="De nombreux pas"
        steps={[
          { id: '1', kind: 'Personne', title: 'Marie-Charlotte de La Rochefoucauld-Montbel' },
          {
            id: '2',
            kind: 'Rôle',
            title: 'Expertise comptable Ouest – Superviseur – Secteur public – Habilitations 2026',
            reason:
              'parce que le grade est Superviseur ou Manager et que le pays n’est ni la Belgique ni le Luxembourg',
            href: '/roles/2',
          },
          { id: '3', kind: 'Droit', title: 'Habilitations'.repeat(6) },
          { id: '4', kind: 'Droit demandé', title: 'Onboarding.Read' },
          { id: '5', kind: 'Droit demandé', title: 'Contacts.Read' },
          { id: '6', kind: 'Droit demandé', title: 'Portal.Access' },
        ]}
      />
    </Stack>
  ),
}
