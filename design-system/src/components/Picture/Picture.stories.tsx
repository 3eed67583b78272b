import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Picture } from './Picture.tsx'

/** A drawing of a given size with a transparent background. */
async function drawing(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is nothing to draw with')
  pen.fillStyle = 'rgb(20 60 120)'
  pen.fillRect(width / 4, height / 4, width / 2, height / 2)
  return canvas.convertToBlob({ type: 'image/png' })
}

const sizes = [
  { name: 'carre', width: 240, height: 240 },
  { name: 'large', width: 3000, height: 300 },
  { name: 'haut', width: 60, height: 4000 },
] as const
const pictures = new Map<string, Blob>()
const pictureOf = (name: string) => pictures.get(name) ?? new Blob()
/** Waits until the browser has drawn the picture. */
const drawn = (picture: HTMLElement) =>
  waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0))

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { file: new Blob(), label: 'Reçu du 12 mars.png', onUnreadable: fn() },
  beforeEach: async () => {
    for (const { name, width, height } of sizes) pictures.set(name, await drawing(width, height))
  },
  render: args => <Picture {...args} file={pictureOf('carre')} />,
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

/** Drawn on white in every theme, from an address that only this page knows. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const picture = within(canvasElement).getByRole('img', { name: args.label })
    await drawn(picture)
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    await expect(getComputedStyle(picture).backgroundColor).toBe('rgb(255, 255, 255)')
    await expect(args.onUnreadable).not.toHaveBeenCalled()
  },
}

/** A file that is not a picture calls `onUnreadable`, and its name is shown instead. */
export const Unreadable: Story = {
  parameters: { picture: 'none' },
  render: args => <Picture {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledOnce())
  },
}

const markup = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "run"</script></svg>'],
  { type: 'image/png' },
)
/** A drawing that contains a script and claims to be a picture: the script does not run. */
export const WithScript: Story = {
  parameters: { picture: 'none' },
  render: args => <Picture {...args} file={markup} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledOnce())
    await expect(document.title).not.toBe('run')
  },
}

/** The memory is freed when the picture is removed. */
export const Released: Story = {
  parameters: { picture: 'none' },
  render: function Leaving(args) {
    const [isShown, setShown] = useState(true)
    return (
      <Stack>
        <Button onPress={() => setShown(false)}>Masquer</Button>
        {isShown && <Picture {...args} file={pictureOf('carre')} />}
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const released = spyOn(URL, 'revokeObjectURL')
    const picture = canvas.getByRole('img')
    await drawn(picture)
    const address = picture.getAttribute('src')
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer' }))
    await waitFor(() => expect(released).toHaveBeenCalledWith(address))
    released.mockRestore()
  },
}

export const Permutations: Story = {
  render: args => (
    <Stack>
      {sizes.map(({ name }) => (
        <Picture key={name} {...args} file={pictureOf(name)} label={`${name}.png`} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.getBoundingClientRect()
    for (const picture of within(canvasElement).getAllByRole('img')) {
      await drawn(picture)
      const { right, height } = picture.getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(place.right + 1)
      await expect(height).toBeLessThanOrEqual(innerHeight)
    }
  },
}
