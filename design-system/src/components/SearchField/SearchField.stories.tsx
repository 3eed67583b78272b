import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { SearchField } from './SearchField.tsx'

const Held = held(SearchField)

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Chercher un menu', name: 'search', value: '', onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

const long = 'Désignation complète de l’établissement, du responsable de mission et des commanditaires'

export const Default: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Chercher un menu' })
    await userEvent.tab()
    await userEvent.keyboard('inventaire{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('inventaire')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.keyboard('x')
    await userEvent.click(canvas.getByRole('button', { name: /^(Clear|Effacer) Chercher un menu$/ }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}
export const Loading: Story = {
  args: { value: 'inv', isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toBeVisible()
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Les menus ne sont pas encore chargés.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await expect(field).toBeDisabled()
    await expect(field).toHaveAccessibleDescription('Les menus ne sont pas encore chargés.')
  },
}
export const Invalid: Story = {
  args: { value: '?', messages: [{ kind: 'error', text: 'Trois caractères au moins.' }] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Trois caractères au moins\./)
  },
}
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        aria-label="Chercher"
        value="Anticonstitutionnellement Anticonstitutionnellement"
        onChange={() => {}}
        isLoading
      />
      <Held label={long} value="مرحبا" onChange={() => {}} messages={[{ kind: 'information', text: long }]} />
    </Stack>
  ),
}
