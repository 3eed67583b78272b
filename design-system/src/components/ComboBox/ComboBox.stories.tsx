import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { held } from '../../internal/field/held.fixtures.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from './ComboBox.tsx'

const Held = held(ComboBox)

const accounts: readonly ComboBoxOption[] = [
  { id: '1', label: 'Éditions du Parvis', description: 'SIREN 552 100 554' },
  { id: '2', label: 'Établissements Lenoir', description: 'SIREN 410 034 607' },
  { id: '3', label: 'Transports Élan', description: 'SIREN 330 703 844' },
  { id: '4', label: 'Boulangerie Martin', description: 'SIREN 812 345 678' },
]

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Client', name: 'account', value: null, options: accounts, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof ComboBox>

const options = () => screen.getAllByRole('option').map(option => option.getAttribute('data-key'))

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Client' })
    await userEvent.tab()
    await userEvent.keyboard('el')
    await waitFor(() => expect(options()).toEqual(['3']))
    await userEvent.keyboard('{Backspace}{Backspace}410')
    await waitFor(() => expect(options()).toEqual(['2']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(accounts[1])
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('Établissements Lenoir')
  },
}

export const Open: Story = {
  parameters: overThePage('22rem'),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const HalfTyped: Story = {
  args: { value: accounts[0] ?? null },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard(' xyz')
    await waitFor(() => expect(screen.getByText(/No result|Aucun résultat/)).toBeVisible())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Éditions du Parvis'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).not.toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/xyz.*(is still|reste) [“«]\s?Éditions du Parvis/)
  },
}

const sent = fn()

/** Where no choice means everything, the field says so. Its accessible name is still its label. */
export const EmptyText: Story = {
  args: { emptyText: 'Tous' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Client' })
    await expect(input).toHaveAttribute('placeholder', 'Tous')
    await expect(input).toHaveValue('')
  },
}

/** Text that matches no option stays in the field with an error, and the form is not submitted without it. */
export const Unchosen: Story = {
  render: args => (
    <form
      onSubmit={event => {
        event.preventDefault()
        sent()
      }}
    >
      <Held {...args} />
      <button type="submit">Envoyer</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    const send = canvas.getByRole('button', { name: 'Envoyer' })
    await userEvent.click(field)
    await userEvent.keyboard('Dupont{Enter}')
    await expect(field).toHaveValue('Dupont')
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).not.toBeInvalid()
    await userEvent.click(send)
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await userEvent.click(field)
    await userEvent.keyboard('Dupont')
    await userEvent.tab()
    await userEvent.click(send)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('Dupont')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Dupont.*(Choose from the list|Choisissez dans la liste)/)
    await expect(sent).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('Dupont')
  },
}

/** Typing a full name chooses it, regardless of accents and case. */
export const TypedOut: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('transports elan')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(accounts[2])
    await waitFor(() => expect(field).toHaveValue('Transports Élan'))
  },
}

export const Emptied: Story = {
  args: { value: accounts[0] ?? null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Clear|Effacer) Client$/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

/** Answers "slow" late and everything else at once, in pages of two options. */
const asked = fn()
const search: ComboBoxProps['load'] = async ({ text, cursor }) => {
  asked(text, cursor)
  if (text === 'slow') await new Promise(resolve => setTimeout(resolve, 700))
  if (text === 'slow') return { options: [{ id: 'stale', label: 'Réponse tardive' }] }
  const from = Number(cursor ?? 0)
  return {
    options: accounts.slice(from, from + 2),
    ...(from + 2 < accounts.length && { cursor: String(from + 2) }),
  }
}

export const Searched: Story = {
  render: args => <Held label="Client" value={null} onChange={args.onChange} load={search} />,
  args: { onChange: fn() },
  play: async ({ args }) => {
    asked.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('p')
    await waitFor(() => expect(screen.getByText(/at least 2|au moins 2/)).toBeVisible())
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.keyboard('ar')
    await waitFor(() => expect(options()).toEqual(['1', '2', '3', '4']), { timeout: 4000 })
    await expect(asked.mock.calls).toEqual([
      ['par', undefined],
      ['par', '2'],
    ])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(accounts[0])
    await expect(asked).toHaveBeenCalledTimes(2)
  },
}

/** Where no typing is required, the list opens with all options, page by page. */
export const Browsed: Story = {
  parameters: overThePage('22rem'),
  render: args => (
    <Held label="Client" value={null} onChange={args.onChange} load={search} minimumCharacters={0} />
  ),
  args: { onChange: fn() },
  play: async ({ canvasElement }) => {
    asked.mockClear()
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Show choices|Afficher les choix/ }),
    )
    await waitFor(() => expect(options()).toEqual(['1', '2', '3', '4']), { timeout: 4000 })
    await expect(asked.mock.calls).toEqual([
      ['', undefined],
      ['', '2'],
    ])
  },
}

const many = Array.from({ length: 40 }, (_, index) => ({ id: String(index), label: `Client ${index}` }))

/** Where the page has scroll padding for a sticky bar, the first arrow key still reaches the first option. */
export const UnderABar: Story = {
  parameters: { picture: 'none' },
  render: args => (
    <>
      <style>{'html { scroll-padding-block-start: 80vh }'}</style>
      <div style={{ blockSize: '150vh' }} />
      <Held label="Client" value={null} onChange={args.onChange} options={many} />
    </>
  ),
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    field.scrollIntoView({ block: 'end' })
    await userEvent.type(field, 'Client')
    await waitFor(() => expect(options()).toHaveLength(40))
    await userEvent.keyboard('{ArrowDown}')
    // Gives the page time to scroll.
    await new Promise(requestAnimationFrame)
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(many[0])
  },
}

export const LateAnswerDropped: Story = {
  render: () => <Held label="Client" value={null} onChange={() => {}} load={search} />,
  play: async () => {
    asked.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('slow')
    await waitFor(() => expect(asked).toHaveBeenCalledWith('slow', undefined), { timeout: 3000 })
    await userEvent.keyboard('er')
    await waitFor(() => expect(options()).toContain('1'), { timeout: 3000 })
    await new Promise(resolve => setTimeout(resolve, 800))
    await expect(options()).not.toContain('stale')
  },
}

let isDown = true
const failing: ComboBoxProps['load'] = () =>
  isDown ? Promise.reject(new Error('503')) : Promise.resolve({ options: accounts.slice(0, 1) })
export const Failed: Story = {
  render: () => <Held label="Client" value={null} onChange={() => {}} load={failing} />,
  play: async () => {
    isDown = true
    await userEvent.tab()
    await userEvent.keyboard('par')
    await waitFor(() => expect(screen.getByText(/The search failed|n’a pas abouti/)).toBeVisible())
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: /Try again|Réessayer/ }))
    await waitFor(() => expect(options()).toEqual(['1']), { timeout: 3000 })
    await expect(screen.getByRole('combobox', { hidden: true })).toHaveValue('par')
  },
}

export const Recents: Story = {
  render: args => (
    <Held label="Client" value={null} onChange={args.onChange} load={search} recents={accounts.slice(2, 4)} />
  ),
  args: { onChange: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await waitFor(() => expect(options()).toEqual(['3', '4']))
    await waitFor(() => expect(screen.getByRole('group', { name: /Recent|Récents/ })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(accounts[2])
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Choisissez un client.' }] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Choisissez d’abord une mission.' },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: accounts[2] ?? null } }

const long =
  'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement'
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        isRequired
        description={long}
        value={{ id: 'x', label: long }}
        options={accounts}
        onChange={() => {}}
        messages={[{ kind: 'warning', text: long }]}
      />
      <Held label="عميل" value={null} options={[]} onChange={() => {}} />
      <Held aria-label="Client" value={null} load={search} onChange={() => {}} />
    </Stack>
  ),
}
