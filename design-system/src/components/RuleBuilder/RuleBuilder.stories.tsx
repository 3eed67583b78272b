import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { button, condition, fields, Held, managersInFrance, nested, said } from './rule.fixtures.ts'
import { RuleBuilder } from './RuleBuilder.tsx'
import type { Rule } from './rule.ts'

const meta = {
  title: 'Components/RuleBuilder',
  component: RuleBuilder,
  args: {
    label: 'Membres calculés',
    name: 'memberRule',
    description: 'Qui remplit la règle devient membre, et ne l’est plus dès que ce n’est plus le cas.',
    fields,
    value: managersInFrance,
    onChange: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof RuleBuilder>
export default meta
type Story = StoryObj<typeof meta>

/** Chooses an option from the open list. */
const choose = async (name: RegExp) => {
  // The hidden native `<select>` has the same options.
  const list = within(await screen.findByRole('listbox'))
  await userEvent.click(list.getByRole('option', { name }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(
      /Grade (is Manager or Associé, and Pays is|est Manager ou Associé, et Pays est) France\./,
    )
    // From all to any.
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /At least one|Au moins une/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ any: Object.values(managersInFrance).flat() })
    await expect(canvasElement).toHaveTextContent(/, (or|ou) Pays (is|est) France\./)
    // Changes the field: each field has its own values, which return when it is chosen again.
    await userEvent.click(condition(canvasElement, '2').about())
    await choose(/^Entité/)
    await expect(args.onChange).toHaveBeenLastCalledWith({
      any: [expect.anything(), { field: 'unit', operator: 'is', values: [] }],
    })
    await userEvent.click(condition(canvasElement, '2').about())
    await choose(/^Pays/)
    await expect(args.onChange).toHaveBeenLastCalledWith({ any: Object.values(managersInFrance).flat() })
  },
}

/** The first condition, by keyboard alone: the focus is always where the next step is. */
export const Empty: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(/No conditions yet|Aucune condition/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(said(canvasElement)).toMatch(/Condition (added|ajoutée)/)
    await waitFor(() => expect(condition(canvasElement, '1').about()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const list = within(await screen.findByRole('listbox'))
    await expect(list.getAllByRole('option')).toHaveLength(5)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(condition(canvasElement, '1').about()).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(condition(canvasElement, '1').values()).toHaveFocus()
    await userEvent.keyboard('man')
    await within(await screen.findByRole('listbox')).findByRole('option', { name: 'Manager' })
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      all: [{ field: 'grade', operator: 'is', values: ['Manager'] }],
    })
    // Removing the last condition leaves no rule, and moves the focus to the button that starts a new one.
    await userEvent.click(condition(canvasElement, '1').remove())
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(button(canvasElement, /^(Add|Ajouter une) condition$/)).toHaveFocus())
  },
}

export const Nested: Story = {
  args: { value: nested },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(
      /(and|et) \(Pays (is|est) France, (or|ou) Entité (is not|n’est pas) Fiscal\)\./,
    )
    const group = within(within(canvasElement).getByRole('group', { name: /conditions 2$/ }))
    await userEvent.click(group.getByRole('button', { name: /^(Add|Ajouter un) group/ }))
    await waitFor(() => expect(condition(canvasElement, '2.3.1').about()).toHaveFocus())
    // A group is removed with its last condition.
    await userEvent.click(condition(canvasElement, '2.3.1').remove())
    await expect(args.onChange).toHaveBeenLastCalledWith(nested)
    await waitFor(() => expect(condition(canvasElement, '2.2').about()).toHaveFocus())
  },
}

export const Removed: Story = {
  args: { value: nested },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(condition(canvasElement, '1').remove())
    await expect(said(canvasElement)).toMatch(
      /(Removed: Grade is|Retiré\s: Grade est) Manager (or|ou) Associé\./,
    )
    // The next part takes its place and the focus.
    await waitFor(() => expect(condition(canvasElement, '1.1').about()).toHaveFocus())
    await userEvent.click(button(canvasElement, /^(Undo|Annuler)$/))
    await expect(args.onChange).toHaveBeenLastCalledWith(nested)
    await waitFor(() => expect(condition(canvasElement, '1').about()).toHaveFocus())
    await userEvent.click(button(canvasElement, /^(Remove|Retirer le) group/))
    await expect(said(canvasElement)).toMatch(/Fiscal\./)
    await expect(condition(canvasElement, '1').about()).toHaveFocus()
  },
}

const incomplete: Rule = {
  all: [
    { field: 'grade', operator: 'is', values: [] },
    { field: '', operator: 'is', values: [] },
  ],
}
export const Invalid: Story = {
  args: {
    value: incomplete,
    messages: {
      '/all/0/values': 'Choisissez au moins une valeur.',
      '/all/1/field': 'Choisissez un sujet.',
      '': 'La règle ne convient à personne.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(condition(canvasElement, '1').values()).toHaveAccessibleDescription(/Choisissez au moins/)
    await expect(condition(canvasElement, '1').values()).toBeInvalid()
    await expect(condition(canvasElement, '2').about()).toHaveAccessibleDescription(/Choisissez un sujet/)
    await expect(within(canvasElement).getByText('La règle ne convient à personne.')).toBeVisible()
  },
}

/** A value found by search keeps its name in the field and in the sentence. */
export const Searched: Story = {
  args: { value: { field: 'application', operator: 'is', values: ['4'] } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(/Application (is|est) Inventaire\./)
    await userEvent.click(condition(canvasElement, '1').values())
    await userEvent.keyboard('édi')
    await userEvent.click(await screen.findByRole('option', { name: /Éditique/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      all: [{ field: 'application', operator: 'is', values: ['4', '7'] }],
    })
    await expect(canvasElement).toHaveTextContent(/Inventaire (or|ou) Éditique\./)
    await userEvent.keyboard('{Escape}')
  },
}

/** The rule is full, and the reason is shown beside the buttons. */
export const Full: Story = {
  parameters: { picture: 'none' },
  args: { value: nested, maximumDepth: 2 },
  render: args => (
    <Stack gap={6}>
      <Held {...args} />
      <Held {...args} label="Règle pleine" value={managersInFrance} maximumClauses={2} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const deep = within(within(canvasElement).getByRole('group', { name: /conditions 2$/ }))
    await expect(deep.getByRole('button', { name: /^(Add|Ajouter un) group/ })).toBeDisabled()
    await expect(deep.getByText(/at most 2 levels|2 niveaux au plus/)).toBeVisible()
    const full = within(within(canvasElement).getByRole('group', { name: 'Règle pleine' }))
    await expect(full.getByRole('button', { name: /^(Add|Ajouter une) condition/ })).toBeDisabled()
    await expect(full.getByText(/at most 2|2 conditions au plus/)).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { value: nested, isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([])
    await expect(canvasElement).toHaveTextContent(/^Membres calculés.*\(Pays (is|est) France, .*\)\.$/)
  },
}

/** An undo is no longer offered after another change. */
export const RemovedForGood: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await userEvent.click(condition(canvasElement, '2').remove())
    await expect(button(canvasElement, /^(Undo|Annuler)$/)).toBeVisible()
    await userEvent.click(button(canvasElement, /^(Add|Ajouter une) condition$/))
    await expect(within(canvasElement).queryByRole('button', { name: /^(Undo|Annuler)$/ })).toBeNull()
  },
}

const long = 'Réaffectation des établissements, des responsables de mission et des commanditaires'
const deep = (depth: number): Rule =>
  depth === 0
    ? {
        field: 'long',
        operator: 'isNot',
        values: [long, 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2)],
      }
    : { any: [{ field: 'grade', operator: 'is', values: ['Manager'] }, { all: [deep(depth - 1)] }] }
/** Deep groups, long words, markup, and a field that no longer exists. */
export const Permutations: Story = {
  args: {
    label: long,
    fields: [...fields, { id: 'long', label: long, options: [{ id: long, label: '<b>gras</b> التقارير' }] }],
    value: { all: [{ field: 'gone', operator: 'is', values: ['x'] }, deep(1)] },
    messages: { '/all/0/field': 'Ce sujet n’existe plus.' },
  },
}
