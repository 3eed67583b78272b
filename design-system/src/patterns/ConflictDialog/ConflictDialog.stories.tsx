import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

const meta = {
  title: 'Patterns/ConflictDialog',
  parameters: overThePage(),
  component: ConflictDialog,
  args: {
    isOpen: true,
    onBack: fn(),
    onReload: fn(),
    onOverwrite: fn(),
    fields: [
      { name: 'menuTitle', label: 'Nom français', theirs: 'Inventaires', mine: 'Inventaire et missions' },
      { name: 'menuDescription', label: 'Description', theirs: '', mine: 'Vos stocks, comptés une fois.' },
    ],
  },
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription(/2 (fields differ|champs diffèrent)/)
    await waitFor(() =>
      expect(
        within(dialog).getByRole('row', { name: /Nom français .*Inventaires .*Inventaire et missions/ }),
      ).toBeVisible(),
    )
    await waitFor(() =>
      expect(
        within(dialog).getByRole('button', { name: /Back to form|Revenir au formulaire/ }),
      ).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onBack).toHaveBeenCalledTimes(1)
    await userEvent.click(within(dialog).getByRole('button', { name: /Use the saved|Utiliser la version/ }))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
    await userEvent.click(within(dialog).getByRole('button', { name: /Overwrite|Remplacer/ }))
    await expect(args.onOverwrite).toHaveBeenCalledTimes(1)
  },
}
export const KnownPerson: Story = { args: { person: 'Zoé Lemaître', savedDate: '2026-11-20T09:15:00Z' } }
/** Their account was deleted: the dialog says so, and when they saved. */
export const NoMore: Story = {
  args: { person: null, savedDate: '2026-11-20T09:15:00Z' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', {
      name: /^(Someone whose account was deleted|Une personne dont le compte a été supprimé) /,
    })
    await expect(dialog).toHaveAccessibleDescription(
      /^(Saved on 11\/20\/2026 |Enregistré le 20-11-2026 ).*\. (2 fields differ|2 champs diffèrent)/,
    )
  },
}
export const NothingDiffers: Story = { args: { fields: [] } }
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onBack).not.toHaveBeenCalled()
  },
}
const long =
  'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement'
export const Permutations: Story = {
  args: {
    person: 'Anne-Charlotte de La Rochefoucauld-Doudeauville',
    savedDate: '2026-11-20T09:15:00Z',
    fields: [
      { name: 'a', label: long, theirs: 'Anticonstitutionnellement'.repeat(4), mine: `${long}\n${long}` },
      { name: 'b', label: 'اسم', theirs: '<b>gras</b>', mine: '' },
    ],
  },
}
