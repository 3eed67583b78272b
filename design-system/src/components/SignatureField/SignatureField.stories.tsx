import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { SignatureField, type SignatureFieldProps, type SignaturePicture } from './SignatureField.tsx'

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
    onChange: fn<SignatureFieldProps['onChange']>(),
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

/** A typed name, by keyboard alone. */
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
    // The typed text is still there.
    await expect(canvas.getByRole('textbox')).toHaveValue('Théo Lefèvre fils')
  },
}

const familiesLoaded = () =>
  Array.from(document.fonts)
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll(/['"]/g, ''))

/** Another handwriting is chosen with the keyboard; its font is loaded on demand. */
export const Hands: Story = {
  args: { value: { kind: 'typed', text: 'Zoé d’Œuvres', lines: [] } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('button', {
      name: /^(Choose another handwriting|Choisir une autre écriture)$/,
    })
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1)
    title.focus()
    await userEvent.keyboard('{Enter}')
    const group = within(canvas.getByRole('radiogroup', { name: /^(Handwriting|Écriture)$/ }))
    await expect(group.getByRole('radio', { name: /^(Casual|Décontractée)$/ })).toBeChecked()
    await expect(group.getAllByText('Zoé d’Œuvres')).toHaveLength(3)
    await waitFor(() =>
      expect(familiesLoaded()).toEqual(expect.arrayContaining(['Dancing Script', 'Marck Script'])),
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(group.getByRole('radio', { name: /^(Slanted|Penchée)$/ })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'typed',
      text: 'Zoé d’Œuvres',
      hand: 'slanted',
      lines: [],
    })
    const shown = canvas.getByRole('img', { name: /Zoé d’Œuvres$/ }).querySelector('text')
    await expect(shown && getComputedStyle(shown).fontFamily).toMatch(/Marck Script/)
  },
}

/** The texts for initials. */
export const Initials: Story = {
  args: { label: 'Votre paraphe', of: 'initials', value: { kind: 'typed', text: 'TL', lines: [] } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: /^(Your initials|Vos initiales)$/ })).toHaveValue('TL')
    await userEvent.click(canvas.getByRole('radio', { name: /^(Draw|Dessiner)/ }))
    await expect(
      canvas.getByRole('img', { name: /(initials have 0 lines|paraphe a 0 trait)\.$/ }),
    ).toBeVisible()
    await expect(canvas.getByText(/type your initials\.$|écrivez vos initiales\.$/)).toBeVisible()
  },
}

export const Drawn: Story = {
  args: { value: { ...drawn, lines: [] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const clear = canvas.getByRole('button', { name: /^(Clear|Effacer)$/ })
    await expect(clear).toBeDisabled()
    const pad = canvas.getByRole('img')
    // A simulated pointer cannot be captured.
    pad.setPointerCapture = () => undefined
    const { left, top, width, height } = pad.getBoundingClientRect()
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height })
    await fireEvent.pointerMove(pad, at(0.5, 0.5))
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.pointerDown(pad, at(0.1, 0.5))
    await fireEvent.pointerMove(pad, at(0.5, 0.5))
    // Outside the pad, the line is clamped to its edge.
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

/** A long stroke leaves ink to its end, and only the pointer that began it draws. */
export const LongStroke: Story = {
  args: { value: { ...drawn, lines: [] } },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const pad = within(canvasElement).getByRole('img')
    pad.setPointerCapture = () => undefined
    const { left, top, width, height } = pad.getBoundingClientRect()
    const at = (x: number, y: number, pointerId = 1) => ({
      pointerId,
      clientX: left + (x / 1000) * width,
      clientY: top + (y / 300) * height,
    })
    const lines = () => args.onChange.mock.lastCall?.[0].lines ?? []
    // A right click does not draw.
    await fireEvent.pointerDown(pad, { ...at(10, 10), button: 2 })
    await fireEvent.pointerUp(pad, at(10, 10))
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.pointerDown(pad, at(0, 150))
    for (let step = 1; step <= 300; step += 1)
      // oxlint-disable-next-line no-await-in-loop -- one movement after the other
      await fireEvent.pointerMove(pad, at(step % 2 === 0 ? 100 : 900, step))
    await expect(lines().map(line => line.length)).toEqual([400, 204])
    await expect(lines()[1]?.slice(0, 2)).toEqual(lines()[0]?.slice(-2))
    await expect(lines()[1]?.slice(-2)).toEqual([100, 300])
    await fireEvent.pointerDown(pad, at(500, 0, 2))
    await fireEvent.pointerMove(pad, at(600, 50, 2))
    await fireEvent.pointerUp(pad, at(600, 50, 2))
    await expect(lines().at(-1)?.slice(-2)).toEqual([100, 300])
    await fireEvent.pointerMove(pad, at(300, 100))
    await expect(lines().at(-1)?.slice(-2)).toEqual([300, 100])
  },
}

/** An ink line on a transparent background. */
function inkPicture(): SignaturePicture {
  const canvas = document.createElement('canvas')
  const [width, height] = ([canvas.width, canvas.height] = [300, 90])
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.lineWidth = 4
  context.strokeStyle = '#171f5c'
  context.beginPath()
  context.moveTo(10, 60)
  context.bezierCurveTo(80, 0, 120, 120, 160, 40)
  context.bezierCurveTo(200, 0, 220, 100, 290, 30)
  context.stroke()
  return { content: canvas.toDataURL('image/png').split(',')[1] ?? '', width, height }
}

/** Chooses a file for the field. */
async function choose(canvasElement: HTMLElement, name: string) {
  const input = canvasElement.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  await userEvent.upload(input, new File(['x'], name, { type: 'image/png' }))
}

/** A picture is chosen, shown on paper and removed. */
export const Picture: Story = {
  args: {
    value: { kind: 'picture', text: 'Théo Lefèvre', lines: [] },
    readPicture: async () => Promise.resolve(inkPicture()),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: /^(Choose an image|Choisir une image)$/ })).toBeVisible()
    await choose(canvasElement, 'signature.png')
    const picture = await canvas.findByRole('img', { name: /^(Your signature|Votre signature)/ })
    await expect(picture).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'picture', text: 'Théo Lefèvre', picture: inkPicture() }),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|Retirer)/ }))
    await expect(canvas.queryByRole('img')).toBeNull()
    await choose(canvasElement, 'again.png')
    await canvas.findByRole('img')
  },
}

/** The reason for rejecting a file is shown, and the previous picture stays. */
export const RefusedPicture: Story = {
  args: {
    value: { kind: 'picture', text: '', lines: [], picture: inkPicture() },
    readPicture: async () => Promise.resolve({ refusal: 'Cette image ne contient pas de signature.' }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, 'white.png')
    await expect(await canvas.findByText('Cette image ne contient pas de signature.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Cette image/)
    await expect(canvas.getByRole('img')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
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

/** A picture that was read late does not undo what was chosen and typed meanwhile. */
let answer: (found: SignaturePicture) => void = () => undefined
export const PictureReadLate: Story = {
  args: {
    value: { kind: 'picture', text: '', lines: [] },
    readPicture: async () => new Promise(resolve => (answer = resolve)),
  },
  parameters: { picture: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, 'signature.png')
    await userEvent.click(canvas.getByRole('radio', { name: /^(Type|Écrire)/ }))
    await userEvent.type(canvas.getByRole('textbox'), 'Zoé')
    const picture = inkPicture()
    answer(picture)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', text: 'Zoé', lines: [], picture }),
    )
    await expect(canvas.getByRole('textbox')).toHaveValue('Zoé')
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: { value: { kind: 'typed', text: 'Marie-Antoinette de La Rochefoucauld-Montmorency', lines: [] } },
  render: args => (
    <>
      <Held {...args} />
      <Held {...args} label="Signature du commanditaire" value={drawn} />
      <Held
        {...args}
        label="Signature du gérant"
        value={{ kind: 'picture', text: '', lines: [], picture: inkPicture() }}
        readPicture={async () => Promise.resolve(inkPicture())}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [title] = canvas.getAllByRole('button', { name: /^(Choose another handwriting|Choisir une autre)/ })
    if (!title) throw new Error('There is no choice of handwritings')
    await userEvent.click(title)
    await expect(canvas.getByRole('radiogroup', { name: /^(Handwriting|Écriture)$/ })).toBeVisible()
    await waitFor(() =>
      expect(familiesLoaded()).toEqual(expect.arrayContaining(['Dancing Script', 'Marck Script'])),
    )
  },
}
