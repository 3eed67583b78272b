import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import {
  accounts,
  asked,
  failing,
  field,
  Held,
  options,
  said,
  search,
  services,
  tags,
  two,
} from './accounts.fixtures.ts'
import { overThePage } from '../../internal/overlay/overThePage.fixtures.ts'
import { MultiSelect } from './MultiSelect.tsx'

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Clients', name: 'accounts', value: [], options: accounts, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof MultiSelect>

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveFocus()
    await userEvent.keyboard('elan')
    await waitFor(() => expect(options()).toEqual(['3']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([accounts[2]])
    await expect(said(canvasElement)).toMatch(/Transports Élan (added|ajouté)/)
    // The list stays open for the next choice.
    await waitFor(() => expect(options()).toHaveLength(5))
    await userEvent.keyboard('410')
    await waitFor(() => expect(options()).toEqual(['2']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([accounts[2], accounts[1]])
    await expect(tags(canvasElement)).toEqual(['3', '2'])
    // Choosing an option again deselects it.
    await userEvent.keyboard('elan')
    await waitFor(() => expect(options()).toEqual(['3']))
    await expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([accounts[1]])
    await userEvent.keyboard('xyz{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field(canvasElement)).toHaveValue('')
    await expect(tags(canvasElement)).toEqual(['2'])
  },
}

export const Open: Story = {
  args: { value: accounts.slice(0, 1) },
  parameters: overThePage('24rem'),
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

/** Text that matches no option stays with an error and blocks the form. */
export const Unchosen: Story = {
  parameters: { picture: 'none' },
  args: { value: accounts.slice(0, 1) },
  render: args => (
    <form aria-label="Filtre" onSubmit={submitted}>
      <Held {...args} />
      <Button type="submit">Envoyer</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    submitted.mockClear()
    await userEvent.click(field(canvasElement))
    await userEvent.keyboard('Durand & fils')
    await userEvent.tab()
    await waitFor(() => expect(field(canvasElement)).toBeInvalid())
    await expect(field(canvasElement)).toHaveValue('Durand & fils')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Envoyer' }))
    await expect(submitted).not.toHaveBeenCalled()
    await expect(field(canvasElement)).toHaveFocus()
    // Escape clears the text and the error; the selection stays.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field(canvasElement)).toBeValid())
    await expect(field(canvasElement)).toHaveValue('')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Envoyer' }))
    await expect(submitted).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const RemovedByKeys: Story = {
  args: { value: accounts.slice(0, 3) },
  play: async ({ canvasElement, args }) => {
    const rows = within(canvasElement).getAllByRole('row')
    // The tags are one tab stop.
    await userEvent.tab()
    await expect(rows[0]).toHaveFocus()
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{Escape}{Backspace}')
    await expect(rows[2]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(rows[1]).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith([accounts[0], accounts[2]])
    await expect(said(canvasElement)).toMatch(/Établissements Lenoir (removed|retiré)/)
    await waitFor(() => expect(within(canvasElement).getByRole('row', { name: /Élan/ })).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(within(canvasElement).getByRole('row', { name: /Parvis/ })).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await waitFor(() => expect(field(canvasElement)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledTimes(1)
  },
}

export const RemovedByButton: Story = {
  args: { value: two, description: 'Ceux dont la mission est active.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Remove|Retirer) .*Éditions du Parvis/ }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith([accounts[1]])
  },
}

export const Searched: Story = {
  render: args => <Held label="Clients" value={[]} onChange={args.onChange} load={search} />,
  args: { onChange: fn() },
  play: async ({ args }) => {
    asked.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('p')
    await waitFor(() => expect(screen.getByText(/at least 2|au moins 2/)).toBeVisible())
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.keyboard('ar')
    await waitFor(() => expect(options()).toEqual(['1', '2', '3', '4', '5']), { timeout: 4000 })
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(two)
    // The results stay for the next choice without another request.
    await expect(asked).toHaveBeenCalledTimes(3)
  },
}

/** Search text that led to a choice is not an error: it is cleared on blur. */
export const SearchServed: Story = {
  ...Searched,
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('par')
    await waitFor(() => expect(options()).toEqual(['1', '2', '3', '4', '5']), { timeout: 4000 })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.tab()
    await waitFor(() => expect(field(canvasElement)).toHaveValue(''))
    // Leaving the field deselects nothing.
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(tags(canvasElement)).toEqual(['1'])
    await expect(field(canvasElement)).toBeValid()
  },
}

export const LateAnswerDropped: Story = {
  render: () => <Held label="Clients" value={[]} onChange={() => {}} load={search} />,
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

export const Failed: Story = {
  render: args => (
    <Held
      label="Clients"
      value={[]}
      onChange={() => {}}
      {...(args.onBlur && { onBlur: args.onBlur })}
      load={failing}
    />
  ),
  play: async ({ canvasElement, args }) => {
    services.areDown = true
    await userEvent.tab()
    await userEvent.keyboard('par')
    await waitFor(() => expect(screen.getByText(/The search failed|n’a pas abouti/)).toBeVisible())
    services.areDown = false
    await userEvent.click(screen.getByRole('button', { name: /Try again|Réessayer/ }))
    await waitFor(() => expect(options()).toEqual(['1']), { timeout: 3000 })
    // Pressing a button in the list does not blur the field, so no error appears.
    await expect(args.onBlur).not.toHaveBeenCalled()
    await expect(field(canvasElement)).toBeValid()
  },
}

export const Maximum: Story = {
  args: { value: two, maximum: 3 },
  play: async ({ canvasElement, args }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription(/2 of 3 selected|2 choix sur 3/)
    await userEvent.click(field(canvasElement))
    await userEvent.paste('Transports Élan\nSIREN 812 345 678')
    await expect(args.onChange).toHaveBeenLastCalledWith(accounts.slice(0, 3))
    await expect(within(canvasElement).getByText(/limit is reached|limite est atteinte/)).toHaveTextContent(
      '812 345 678',
    )
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByText(/at most 3|3 choix au plus/)).toBeVisible())
    await expect(screen.getByRole('option', { name: /812 345 678/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Dismiss|Masquer)$/ }))
    await userEvent.click(field(canvasElement))
    await userEvent.keyboard('{ArrowDown}')
    // Removing one makes room again.
    await userEvent.click(await screen.findByRole('option', { name: /Lenoir/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([accounts[0], accounts[2]])
    await expect(screen.getByRole('option', { name: /812 345 678/ })).not.toHaveAttribute('aria-disabled')
  },
}

const many = Array.from({ length: 30 }, (_, at) => ({ id: `c${at}`, label: `Établissement n° ${at + 1}` }))
export const ManyTags: Story = {
  args: { value: many, options: many },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const shown = canvas.getAllByRole('row').length
    await expect(shown).toBeLessThan(15)
    const more = canvas.getByRole('button', { name: new RegExp(`^\\+${30 - shown} `) })
    await userEvent.click(more)
    await expect(canvas.getAllByRole('row')).toHaveLength(30)
    await userEvent.click(canvas.getByRole('button', { name: /^(Show fewer|Réduire)$/ }))
    await expect(canvas.getAllByRole('row')).toHaveLength(shown)
  },
}

export const Recents: Story = {
  render: args => <Held label="Clients" value={[]} onChange={args.onChange} load={search} recents={two} />,
  args: { onChange: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await waitFor(() => expect(options()).toEqual(['1', '2']))
    await waitFor(() => expect(screen.getByRole('group', { name: /Recent|Récents/ })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([accounts[0]])
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Choisissez un client.' }] },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid()
    await expect(field(canvasElement)).toBeRequired()
    await expect(field(canvasElement)).toHaveAccessibleDescription(/Choisissez un client/)
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, value: two, disabledReason: 'Choisissez d’abord une mission.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled()
    await expect(field(canvasElement)).toHaveAccessibleDescription(/mission/)
    await expect(within(canvasElement).queryByRole('button', { name: /^(Remove|Retirer)/ })).toBeNull()
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: two },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.keyboard('{Backspace}{Delete}x')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field(canvasElement)).toHaveValue('')
  },
}

const long =
  'Réaffectation des établissements, des responsables de mission et des commanditaires de l’engagement'
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held
        label={long}
        isRequired
        description={long}
        maximum={5}
        value={[
          { id: 'x', label: long },
          { id: 'y', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung' },
          { id: 'z', label: '<script>alert(1)</script>' },
        ]}
        options={accounts}
        onChange={() => {}}
        messages={[
          { kind: 'error', text: long },
          { kind: 'warning', text: long },
        ]}
      />
      <Held label="Beaucoup" value={many} options={many} onChange={() => {}} />
      <Held aria-label="Clients" value={two} options={[]} isReadOnly onChange={() => {}} />
      <Held
        label="Indisponible"
        isDisabled
        disabledReason={long}
        value={two}
        options={[]}
        onChange={() => {}}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    // No empty line below the tags before the reader types. On narrow screens a count replaces the rest.
    const last = canvas.queryByRole('row', { name: /script/ })
    if (!last) return
    const end = last.closest('[role="presentation"]')?.getBoundingClientRect().bottom ?? 0
    await expect(end - last.getBoundingClientRect().bottom).toBeLessThan(12)
  },
}
