import type { Meta, StoryObj } from '@storybook/react-vite'
import { Camera, Image } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { FileButton } from './FileButton.tsx'

const meta = {
  title: 'Components/FileButton',
  component: FileButton,
  args: { children: 'Choisir une photo', kinds: ['image/*'], onChoose: fn() },
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

const photo = new File(['photo'], 'palette.jpg', { type: 'image/jpeg' })
const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  return input
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choisir une photo' })
    const input = inputOf(canvasElement)
    await expect(input).toHaveAttribute('accept', 'image/*')
    await expect(input).not.toHaveAttribute('capture')
    let isAsked = false
    const ask = (event: Event) => {
      event.preventDefault()
      isAsked = true
    }
    input.addEventListener('click', ask, { once: true })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(isAsked).toBe(true)
    await userEvent.upload(input, photo)
    await expect(args.onChoose).toHaveBeenCalledWith(photo)
    await userEvent.upload(input, photo)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}

/** On a phone the button opens the camera directly. */
export const WithCamera: Story = {
  args: { children: 'Prendre une photo', camera: 'environment', icon: <Camera aria-hidden size={18} /> },
  play: async ({ canvasElement }) => {
    await expect(inputOf(canvasElement)).toHaveAttribute('capture', 'environment')
  },
}

/** While the chosen file is processed, no other can be chosen. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    let isAsked = false
    inputOf(canvasElement).addEventListener('click', () => {
      isAsked = true
    })
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choisir une photo/ }))
    await expect(isAsked).toBe(false)
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: { children: '' },
  render: ({ onChoose }) => (
    <Inline>
      <FileButton onChoose={onChoose}>Choisir une photo</FileButton>
      <FileButton variant="quiet" size="small" icon={<Image aria-hidden size={18} />} onChoose={onChoose}>
        Photo
      </FileButton>
      <FileButton isDisabled onChoose={onChoose}>
        Prendre une photo de la palette dont le nombre de cartons est douteux
      </FileButton>
      <FileButton isPending onChoose={onChoose}>
        Prendre une photo
      </FileButton>
    </Inline>
  ),
}
