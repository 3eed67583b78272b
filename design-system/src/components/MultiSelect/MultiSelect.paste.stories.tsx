import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { accounts, asked, failing, field, Held, said, search, services, two } from './accounts.fixtures.ts'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

const meta = {
  title: 'Components/MultiSelect/Paste',
  component: MultiSelect,
  args: { label: 'Clients', name: 'accounts', value: [], options: accounts, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof MultiSelect>

export const List: Story = {
  args: { value: accounts.slice(0, 1) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(field(canvasElement))
    await userEvent.paste(
      'etablissements lenoir\n330703844; Boulangerie Martin\tInconnue & fils,Éditions du Parvis',
    )
    await expect(args.onChange).toHaveBeenLastCalledWith(accounts.slice(0, 3))
    await expect(said(canvasElement)).toMatch(/2 (added|ajouts)/)
    await expect(field(canvasElement)).toHaveValue('')
    const missing = canvas.getByText(/1 (not found|introuvable)\s?: Inconnue & fils\./)
    await expect(missing).toBeVisible()
    await expect(canvas.getByText(/several matches|plusieurs résultats/)).toHaveTextContent(
      'Boulangerie Martin',
    )
    await expect(canvas.getByText(/already selected|figurait déjà/)).toBeVisible()
    await expect(field(canvasElement)).not.toBeInvalid()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(missing).toBeVisible()
  },
}

export const ReportHidden: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.paste('Inconnue;Autre')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Dismiss|Masquer)$/ }))
    await expect(canvasElement.querySelector('[data-kind]')).toBeNull()
    // A single entry is search text.
    await userEvent.click(field(canvasElement))
    await userEvent.paste('Parvis')
    await expect(field(canvasElement)).toHaveValue('Parvis')
  },
}

const findMany: MultiSelectProps['findMany'] = ({ texts }) =>
  Promise.resolve(texts.map(text => accounts.filter(({ label }) => label.startsWith(text))))
export const Searched: Story = {
  render: args => (
    <Stack gap={4}>
      <Held label="Clients" value={[]} onChange={args.onChange} load={search} findMany={findMany} />
      <Held label="Un par un" value={[]} onChange={args.onChange} load={search} />
    </Stack>
  ),
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    asked.mockClear()
    await userEvent.click(field(canvasElement))
    await userEvent.paste('Transports Élan\nInconnue')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([accounts[2]]))
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Un par un' }))
    await userEvent.paste('Éditions du Parvis\nÉtablissements Lenoir\nx\ny\nz')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(two))
    await expect(asked).toHaveBeenCalledTimes(5)
    await userEvent.keyboard('{Escape}')
  },
}

export const Failed: Story = {
  render: args => <Held label="Clients" value={[]} onChange={args.onChange} load={failing} />,
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    services.areDown = true
    await userEvent.click(field(canvasElement))
    await userEvent.paste('Éditions du Parvis\nInconnue')
    await within(canvasElement).findByText(/search for 2 entries failed|recherche de 2 entrées/)
    services.areDown = false
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again|Réessayer/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([accounts[0]]))
    await waitFor(() => expect(within(canvasElement).getByText(/: Inconnue\./)).toBeVisible())
  },
}

export const Looking: Story = {
  render: () => <Held label="Clients" value={two} onChange={() => {}} load={() => new Promise(() => {})} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.paste('Éditions du Parvis\nInconnue')
    await waitFor(() => expect(within(canvasElement).getByText(/Looking for 2|Recherche de 2/)).toBeVisible())
  },
}

const long =
  'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement'
/** A report with long words, markup, and more entries than anybody reads. */
export const Permutations: Story = {
  args: { label: long, value: two },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    const unknown = Array.from({ length: 40 }, (_, at) => `Inconnue n° ${String(at + 1)}`)
    const words = [
      'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
      '<b>gras</b>',
      'التقارير',
      ...unknown,
    ]
    await userEvent.paste(['Boulangerie Martin', ...words].join('\n'))
    await waitFor(() => expect(within(canvasElement).getByText(/43 (not found|introuvables)/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}
