import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MarkedText } from './MarkedText.tsx'

const meta = {
  title: 'Components/MarkedText',
  component: MarkedText,
  args: {
    pieces: [
      { text: 'La direction a ', isMatch: false },
      { text: 'déprécié', isMatch: true },
      { text: ' le ', isMatch: false },
      { text: 'stock', isMatch: true },
      { text: ' de thé vert.', isMatch: false },
    ],
  },
} satisfies Meta<typeof MarkedText>
export default meta
type Story = StoryObj<typeof meta>

/** Search terms are marked in place by more than a colour, and do not look like links. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelectorAll('mark')
    await expect(Array.from(marks, mark => mark.textContent)).toEqual(['déprécié', 'stock'])
    await expect(canvasElement).toHaveTextContent('La direction a déprécié le stock de thé vert.')
    for (const mark of marks) {
      const { textDecorationLine, fontWeight } = getComputedStyle(mark)
      await expect(textDecorationLine).toBe('none')
      await expect(Number(fontWeight)).toBeGreaterThanOrEqual(600)
    }
  },
}

export const Permutations: Story = {
  args: {
    pieces: [
      { text: '…<b>gras</b> & ', isMatch: false },
      { text: '<script>document.title = "run"</script>', isMatch: true },
      { text: ' anticonstitutionnellement', isMatch: true },
      { text: '…', isMatch: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<script>document.title/)).toBeVisible()
    await expect(canvasElement.querySelector('b, script')).toBeNull()
    await expect(document.title).not.toBe('run')
  },
}
