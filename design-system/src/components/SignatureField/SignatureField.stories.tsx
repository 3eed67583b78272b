import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { SignatureField, type SignatureFieldProps } from './SignatureField.tsx'

function Held({ value: first, onChange, ...props }: SignatureFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <SignatureField
      {...props}
      value={value}
      onChange={next => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/SignatureField',
  component: SignatureField,
  args: {
    label: 'Votre signature',
    name: 'look',
    value: { kind: 'typed', text: 'Théo Lefèvre', lines: [] },
    onChange: fn(),
  },
  render: args => <Held {...args} />,
} satisfies Meta<typeof SignatureField>
export default meta
type Story = StoryObj<typeof meta>

const drawn = {
  kind: 'drawn',
  text: '',
  lines: [
    [80, 210, 160, 60, 230, 220, 320, 120, 420, 190, 560, 90, 700, 180, 900, 130],
    [600, 60],
  ],
} as const

/** A name that is typed, by keys alone. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Votre signature' })).toBeVisible()
    const field = canvas.getByRole('textbox', { name: /^(Your name|Votre nom)$/ })
    await userEvent.tab()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.type(field, ' fils')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'typed',
      text: 'Théo Lefèvre fils',
      lines: [],
    })
    await expect(canvas.getByRole('img', { name: /Théo Lefèvre fils$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^(Draw|Dessiner)/ }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^(Type|Écrire)/ }))
    // What was typed is still there.
    await expect(canvas.getByRole('textbox')).toHaveValue('Théo Lefèvre fils')
  },
}

export const Drawn: Story = {
  args: { value: { ...drawn, lines: [] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const clear = canvas.getByRole('button', { name: /^(Clear|Effacer)$/ })
    await expect(clear).toBeDisabled()
    const pad = canvas.getByRole('img')
    // No real pointer is down here, and it cannot be held.
    pad.setPointerCapture = () => undefined
    const { left, top, width, height } = pad.getBoundingClientRect()
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height })
    await fireEvent.pointerMove(pad, at(0.5, 0.5))
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.pointerDown(pad, at(0.1, 0.5))
    await fireEvent.pointerMove(pad, at(0.5, 0.5))
    // Beside the pad it is held at its edge.
    await fireEvent.pointerMove(pad, at(1.5, 0.5))
    await fireEvent.pointerUp(pad)
    await fireEvent.pointerMove(pad, at(0.2, 0.2))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'drawn',
      text: '',
      lines: [[100, 150, 500, 150, 1000, 150]],
    })
    await expect(pad).toHaveAccessibleName(/1 (line|trait)\.$/)
    await userEvent.click(clear)
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'drawn', text: '', lines: [] })
  },
}

export const Invalid: Story = {
  args: {
    value: { kind: 'typed', text: '', lines: [] },
    messages: [{ kind: 'error', text: 'Écrivez votre nom.' }],
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Écrivez votre nom/)
  },
}

/** The ugliest content, under all conditions. */
export const Permutations: Story = {
  args: { value: { kind: 'typed', text: 'Marie-Antoinette de La Rochefoucauld-Montmorency', lines: [] } },
  render: args => (
    <>
      <Held {...args} />
      <Held {...args} label="Signature du commanditaire" value={drawn} />
    </>
  ),
}
