import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PlainText } from './PlainText.tsx'

const meta = {
  title: 'Components/PlainText',
  component: PlainText,
  args: {
    label: 'Note de planification.txt',
    text: 'Réunion du 12 mars\n\n  1. Stocks\n  2. Clients douteux\n\nÀ revoir avec Mme Fontaine.',
  },
} satisfies Meta<typeof PlainText>
export default meta
type Story = StoryObj<typeof meta>

/** Keeps the file's line breaks and spaces. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByRole('group', { name: args.label })
    await expect(text.querySelector('pre')?.textContent).toBe(args.text)
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(6 * 16)
  },
}

/** Text taller than the screen scrolls within its frame, with the keyboard too. */
export const Long: Story = {
  args: { text: Array.from({ length: 2000 }, (_line, at) => `Ligne ${at + 1}`).join('\n') },
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByRole('group', { name: args.label })
    await expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight)
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await userEvent.tab()
    await expect(text).toHaveFocus()
  },
}

export const Permutations: Story = {
  args: {
    label: 'export.html',
    text: `<script>document.title = "run"</script>\t<b>gras</b> & entités\n${'anticonstitutionnellement'.repeat(20)}`,
  },
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByRole('group', { name: args.label })
    await expect(within(text).getByText(/<script>document.title/)).toBeVisible()
    await expect(text.querySelector('script, b')).toBeNull()
    await expect(document.title).not.toBe('run')
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
}
