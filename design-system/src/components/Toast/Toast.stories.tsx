import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { showToast, ToastHost } from './Toast.tsx'
import { toastKinds } from './toastContent.ts'

const meta = {
  title: 'Components/Toast',
  component: ToastHost,
} satisfies Meta<typeof ToastHost>
export default meta
type Story = StoryObj<typeof meta>

const saved = () =>
  showToast({ title: 'Le menu est enregistré', description: 'Visible à la prochaine navigation.' })

export const Default: Story = {
  render: () => (
    <>
      <Button onPress={saved}>Enregistrer le menu</Button>
      <ToastHost />
    </>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Enregistrer le menu' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const toast = await screen.findByRole('alertdialog', {
      name: /(Done:|Fait\s:) Le menu est enregistré/,
    })
    await expect(toast).toHaveAccessibleDescription('Visible à la prochaine navigation.')
    // The focus stays where the work is; F6 goes to the messages, Escape or the button dismisses.
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true))
    await userEvent.click(within(toast).getByRole('button', { name: /Dismiss|Masquer/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const undo = fn()
export const WithAction: Story = {
  render: () => <ToastHost />,
  play: async () => {
    undo.mockClear()
    showToast({ title: 'Menu déplacé', action: { label: 'Annuler le déplacement', onPress: undo } })
    const toast = await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
    await userEvent.click(within(toast).getByRole('button', { name: 'Annuler le déplacement' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const AtMostThree: Story = {
  render: () => <ToastHost />,
  play: async () => {
    for (let count = 1; count <= 5; count += 1) showToast({ title: `Message ${count}` })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3), { timeout: 10_000 })
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      <ToastHost />
    </Stack>
  ),
  play: async () => {
    for (const kind of toastKinds)
      showToast({
        kind,
        title: kind === 'info' ? 'تم الحفظ' : 'Anticonstitutionnellement'.repeat(3),
        description:
          'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement',
        ...(kind === 'warning' && { action: { label: 'Annuler', onPress: () => {} } }),
      })
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3), { timeout: 10_000 })
  },
}
