import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { PersonPicker, type PersonPickerProps } from './PersonPicker.tsx'
import type { Person } from './personOptions.ts'

/** A form holds the value; here the story does. */
function Held(props: PersonPickerProps) {
  const [one, setOne] = useState(props.selection === 'multiple' ? null : props.value)
  const [many, setMany] = useState(props.selection === 'multiple' ? props.value : [])
  if (props.selection === 'multiple') {
    const change = (next: readonly Person[]) => {
      setMany(next)
      props.onChange(next)
    }
    return <PersonPicker {...props} value={many} onChange={change} />
  }
  const change = (next: Person | null) => {
    setOne(next)
    props.onChange(next)
  }
  return <PersonPicker {...props} value={one} onChange={change} />
}

const people: readonly Person[] = [
  { id: '1', name: 'Éléonore Lefèvre', email: 'eleonore.lefevre@parvis.example', detail: 'Associée' },
  { id: '2', name: 'Karim Benali', email: 'karim.benali@parvis.example', detail: 'Responsable de mission' },
  {
    id: '3',
    name: 'Anna Roux',
    email: 'anna@lenoir.example',
    detail: 'Lenoir, SIREN 410 034 607',
    names: ['410 034 607'],
  },
  { id: '4', name: 'Anna Roux', email: 'anna.roux@elan.example', detail: 'Élan, SIREN 330 703 844' },
  { id: '5', name: 'contact@martin.example', email: 'contact@martin.example' },
]
const [eleonore, karim, anna] = people

const meta = {
  title: 'Components/PersonPicker',
  component: PersonPicker,
  args: { label: 'Responsable', name: 'manager', value: null, people, onChange: fn(), onBlur: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof PersonPicker>
export default meta
type Story = StoryObj<typeof PersonPicker>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('combobox')
const tags = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="row"]')].map(tag => tag.getAttribute('data-key'))

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('lefevre')
    const option = await screen.findByRole('option')
    // The initials are not part of the accessible name.
    await expect(option).toHaveAccessibleName(
      /^Éléonore Lefèvre eleonore\.lefevre@parvis\.example · Associée$/,
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(eleonore)
    await expect(field(canvasElement)).toHaveValue('Éléonore Lefèvre')
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
  },
}

export const Multiple: Story = {
  args: {
    selection: 'multiple',
    label: 'Membres',
    value: [karim, anna].flatMap(person => person ?? []),
    maximum: 5,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('ÉLÉON')
    await screen.findByRole('option')
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith([karim, anna, eleonore])
    await expect(tags(canvasElement)).toEqual(['2', '3', '1'])
  },
}

export const PastedEmails: Story = {
  args: { selection: 'multiple', label: 'Destinataires', value: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(field(canvasElement))
    await userEvent.paste(
      '"Lefèvre, Éléonore" <Eleonore.Lefevre@parvis.example>; Anna Roux, 410034607\ncontact@martin.example\tinconnu@nulle-part.example',
    )
    await expect(args.onChange).toHaveBeenLastCalledWith([eleonore, anna, people[4]])
    await expect(
      canvas.getByText(/1 (not found|introuvable)\s?: inconnu@nulle-part\.example\./),
    ).toBeVisible()
    await expect(canvas.getByText(/several matches|plusieurs résultats/)).toHaveTextContent('Anna Roux')
  },
}

const changedOne = fn<(value: Person | null) => void>()
const changedMany = fn<(value: readonly Person[]) => void>()
const asked = fn()
const load: PersonPickerProps['load'] = ({ text }) => {
  asked(text)
  return Promise.resolve({ people: people.filter(({ email = '' }) => email.includes(text)) })
}
export const Searched: Story = {
  render: () => (
    <Held label="Responsable" value={null} onChange={changedOne} load={load} minimumCharacters={3} />
  ),
  play: async () => {
    asked.mockClear()
    changedOne.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('ka')
    await waitFor(() => expect(screen.getByText(/at least 3|au moins 3/)).toBeVisible())
    await userEvent.keyboard('r')
    await screen.findByRole('option', { name: /Karim/ }, { timeout: 3000 })
    await expect(asked.mock.calls).toEqual([['kar']])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(changedOne).toHaveBeenLastCalledWith(karim)
  },
}

export const Recents: Story = {
  render: () => (
    <Held
      selection="multiple"
      label="Destinataires"
      value={[]}
      onChange={changedMany}
      load={load}
      recents={people.slice(1, 3)}
    />
  ),
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('group', { name: /Recent|Récents/ })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(changedMany).toHaveBeenLastCalledWith([anna])
  },
}

const findMany = fn(({ texts }: { texts: readonly string[] }) =>
  Promise.resolve(texts.map(text => people.filter(({ email }) => email === text))),
)
export const PastedAndSearched: Story = {
  render: () => (
    <Held
      selection="multiple"
      label="Destinataires"
      value={[]}
      onChange={changedMany}
      load={load}
      findMany={findMany}
    />
  ),
  play: async ({ canvasElement }) => {
    findMany.mockClear()
    await userEvent.click(field(canvasElement))
    await userEvent.paste('karim.benali@parvis.example\nanna@lenoir.example')
    await waitFor(() => expect(changedMany).toHaveBeenLastCalledWith([karim, anna]))
    await expect(findMany).toHaveBeenCalledTimes(1)
  },
}

export const Invalid: Story = {
  args: { isRequired: true, messages: [{ kind: 'error', text: 'Responsable est obligatoire.' }] },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid()
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, value: karim ?? null, disabledReason: 'La mission est close.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled()
    await expect(field(canvasElement)).toHaveAccessibleDescription('La mission est close.')
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: karim ?? null } }

const long = 'Responsables de la mission, commanditaires de l’engagement et destinataires des notifications'
const ugly: Person = {
  id: 'u',
  name: 'Maximilienne-Alexandrine de la Rochefoucauld-Montmorency-Laval d’Estissac',
  email: 'maximilienne-alexandrine.de-la-rochefoucauld@etablissements-lenoir-et-fils.example',
}
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      <Held label={long} description={long} isRequired value={ugly} people={people} onChange={() => {}} />
      <Held
        selection="multiple"
        label="Destinataires"
        value={[ugly, ...people, { id: 'x', name: '<b>مرحبا</b>' }]}
        people={people}
        onChange={() => {}}
        messages={[{ kind: 'warning', text: long }]}
      />
      <Held aria-label="Responsable" value={null} people={[]} onChange={() => {}} />
    </Stack>
  ),
}
