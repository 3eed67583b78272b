import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import {
  summaryFocuses,
  summaryKinds,
  ValidationSummary,
  type ValidationSummaryProps,
} from './ValidationSummary.tsx'

const items = [
  { name: 'title', text: 'Nom du menu est obligatoire.' },
  { name: 'scope', text: 'Portée minimale est obligatoire.' },
  { name: 'firm', text: 'Veuillez cliquer la case à cocher.' },
  { text: 'Le menu n’a pas pu être enregistré.' },
]
const message = (name: string) =>
  items.filter(item => item.name === name).map(({ text }) => ({ kind: 'error' as const, text }))

/** A form with three kinds of field that are always invalid. */
function Form({ focus = 'summary' }: Pick<ValidationSummaryProps, 'focus'>) {
  const [attempt, setAttempt] = useState(0)
  const shown = attempt > 0
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setAttempt(attempt + 1)
      }}
    >
      <Stack gap={6}>
        <ValidationSummary items={shown ? items : []} attempt={attempt} focus={focus} />
        <TextField
          label="Nom du menu"
          name="title"
          value=""
          onChange={() => {}}
          messages={shown ? message('title') : []}
        />
        <Select
          label="Portée minimale"
          name="scope"
          value={null}
          options={[{ id: 'a', label: 'Menus.Read' }]}
          onChange={() => {}}
          messages={shown ? message('scope') : []}
        />
        <Checkbox name="firm" value={false} onChange={() => {}} messages={shown ? message('firm') : []}>
          Réservé au cabinet
        </Checkbox>
        <Button type="submit" variant="primary">
          Publier le menu
        </Button>
      </Stack>
    </form>
  )
}

const meta = {
  title: 'Components/ValidationSummary',
  component: ValidationSummary,
  args: { items, attempt: 0 },
  argTypes: {
    kind: { control: 'select', options: summaryKinds },
    focus: { control: 'select', options: summaryFocuses },
  },
} satisfies Meta<typeof ValidationSummary>
export default meta
type Story = StoryObj<typeof meta>

export const FailedSubmit: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const submit = canvas.getByRole('button', { name: 'Publier le menu' })
    submit.focus()
    await userEvent.keyboard('{Enter}')
    const summary = canvas.getByRole('group', { name: /4 (problems|problèmes)/ })
    await waitFor(() => expect(summary).toHaveFocus())
    for (const [text, role] of [
      ['Nom du menu est obligatoire.', 'textbox'],
      ['Portée minimale est obligatoire.', 'button'],
      ['Veuillez cliquer la case à cocher.', 'checkbox'],
    ] as const) {
      within(summary).getByRole('link', { name: text }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(document.activeElement).toHaveAccessibleDescription(new RegExp(text))
      const focused = canvas.getAllByRole(role).find(element => element === document.activeElement)
      await expect(focused).toBeDefined()
    }
    submit.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(summary).toHaveFocus())
  },
}

export const FirstFieldFocused: Story = {
  render: () => <Form focus="first-field" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Publier le menu' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nom du menu' })).toHaveFocus())
  },
}

export const Warnings: Story = {
  args: {
    kind: 'warning',
    items: [{ name: 'phone', text: 'Ce numéro n’a pas un format mobile français.' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleName(/1 point/)
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack>
      <ValidationSummary items={items} attempt={0} />
      <ValidationSummary
        kind="warning"
        attempt={0}
        items={[
          { name: 'a', text: 'Anticonstitutionnellement'.repeat(6) },
          { name: 'b', text: 'يجب إدخال الاسم <script>' },
        ]}
      />
      <ValidationSummary items={[]} attempt={3} />
    </Stack>
  ),
}
