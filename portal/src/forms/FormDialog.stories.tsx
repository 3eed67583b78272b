import { ComboBox } from '@parvis/design-system/ComboBox'
import { DateField } from '@parvis/design-system/DateField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Select } from '@parvis/design-system/Select'
import { TextField } from '@parvis/design-system/TextField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DraftOffer } from '../unsaved/DraftOffer.tsx'
import { withPortal } from '../stories/withPortal.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

function Reason() {
  const [value, setValue] = useState('')
  return <TextField label="Motif" value={value} onChange={setValue} isRequired />
}

const meta = {
  title: 'Patterns/Form dialog',
  component: FormDialog,
  decorators: [withPortal()],
  // Each story needs its own frame: dialogs rendered over the page would overlap.
  parameters: { docs: { story: { inline: false, height: '36rem' } }, picture: 'none' },
  args: {
    title: 'Refuser la demande',
    description: 'La personne qui l’a faite lit le motif.',
    submitLabel: 'Refuser',
    cancelLabel: 'Retour',
    isPending: false,
    attempt: 0,
    onSubmit: fn(),
    onCancel: fn(),
    onClose: fn(),
    children: <Reason />,
  },
} satisfies Meta<typeof FormDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async ({ title }: FormDialogProps) => screen.findByRole('dialog', { name: title })

/** The field has focus at once, and screen readers announce the description. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened(args)
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
    await expect(dialog).toHaveAccessibleDescription(args.description)
    await userEvent.keyboard('Doublon{Enter}')
    await expect(within(dialog).getByRole('textbox')).toHaveValue('Doublon')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The draft offer comes before the field, so that nobody types the same again. */
export const DraftFound: Story = {
  args: {
    children: (
      <>
        <DraftOffer savedAt={Date.UTC(2026, 0, 14, 8)} onResume={fn()} onDiscard={fn()} />
        <Reason />
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = await opened(args)
    await waitFor(() => expect(dialog).toHaveFocus())
  },
}

const missing = [{ kind: 'error' as const, text: 'Ce choix est obligatoire.' }]
const zones = [
  { id: 'north', label: 'Nord' },
  { id: 'south', label: 'Sud' },
]

/** Focus moves to the first invalid field, even if only an element around its control is marked as invalid. */
function Refused({ of, ...dialog }: FormDialogProps & { of: 'date' | 'radios' | 'select' }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <FormDialog {...dialog} attempt={attempt} onSubmit={() => setAttempt(attempt + 1)}>
      {of === 'date' ? (
        <DateField label="Fin" value={null} onChange={fn()} messages={missing} />
      ) : of === 'radios' ? (
        <RadioGroup label="Zone" value={null} onChange={fn()} options={zones} messages={missing} />
      ) : (
        <Select label="Zone" value={null} onChange={fn()} options={zones} messages={missing} />
      )}
      <TextField label="Motif" value="" onChange={fn()} messages={missing} />
    </FormDialog>
  )
}

export const RadiosRefused: Story = {
  render: args => <Refused {...args} of="radios" />,
  play: async ({ args }) => {
    const dialog = await opened(args)
    await userEvent.click(within(dialog).getByRole('button', { name: args.submitLabel }))
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'Nord' })).toHaveFocus())
  },
}

export const SelectRefused: Story = {
  render: args => <Refused {...args} of="select" />,
  play: async ({ args }) => {
    const dialog = await opened(args)
    await userEvent.click(within(dialog).getByRole('button', { name: args.submitLabel }))
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /Zone/ })).toHaveFocus())
  },
}

/** What React Aria renders on an iPhone and an iPad: segments of another role. */
export const DateRefusedOnIos: Story = {
  render: args => <Refused {...args} of="date" />,
  play: async ({ args }) => {
    const dialog = await opened(args)
    const segments = within(dialog).getAllByRole('spinbutton')
    for (const segment of segments) {
      segment.setAttribute('role', 'textbox')
      segment.removeAttribute('aria-valuenow')
    }
    await userEvent.click(within(dialog).getByRole('button', { name: args.submitLabel }))
    await waitFor(() => expect(segments[0]).toHaveFocus())
    // As they were: their other attributes are not those of a text box.
    for (const segment of segments) segment.setAttribute('role', 'spinbutton')
  },
}

/** A list that opens on focus would hide the text of the dialog, so it does not get focus. */
export const BeginsWithAList: Story = {
  args: {
    children: (
      <ComboBox
        label="Dossier"
        value={null}
        onChange={fn()}
        options={[{ id: 'audit', label: 'Audit 2026' }]}
      />
    ),
  },
  play: async ({ args }) => {
    const dialog = await opened(args)
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
