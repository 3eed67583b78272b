import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TextComparison } from './TextComparison.tsx'

const meta = {
  title: 'Components/TextComparison',
  component: TextComparison,
  args: {
    pieces: [
      { kind: 'same', text: 'Les documents sont conservés pendant ' },
      { kind: 'removed', text: 'cinq' },
      { kind: 'added', text: 'dix' },
      { kind: 'same', text: ' ans.\n\n' },
      { kind: 'added', text: 'Vous pouvez les télécharger à tout moment.' },
    ],
  },
} satisfies Meta<typeof TextComparison>
export default meta
type Story = StoryObj<typeof meta>

/** Uses `ins` and `del`, distinguished by more than colour, and announced. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const words = globals['locale'] === 'fr' ? ['Ajouté', 'Supprimé'] : ['Added', 'Removed']
    const [removed] = within(canvasElement).getAllByRole('deletion')
    const [added, further] = within(canvasElement).getAllByRole('insertion')
    await expect(removed).toHaveTextContent(new RegExp(`^\\[${words[1]}\\s?: cinq\\]$`))
    await expect(added).toHaveTextContent(new RegExp(`^\\[${words[0]}\\s?: dix\\]$`))
    await expect(further).toHaveTextContent(/télécharger/)
    if (!removed || !added) throw new Error('Nothing is compared')
    await expect(getComputedStyle(removed).textDecorationLine).toBe('line-through')
    await expect(getComputedStyle(added).textDecorationLine).toBe('underline')
  },
}

/** Text in another language than the page, under all conditions: markup is not interpreted, and long words break. */
export const Permutations: Story = {
  args: {
    lang: 'fr',
    pieces: [
      { kind: 'same', text: '## Objet\n\n<b>gras</b> & ' },
      { kind: 'removed', text: 'https://parvis.example/un-chemin/'.repeat(5) },
      { kind: 'added', text: '<script>document.title = "run"</script>' },
      { kind: 'same', text: '\n\n' },
      { kind: 'added', text: 'Anticonstitutionnellement, '.repeat(20) },
      { kind: 'removed', text: '\n\nUn dernier paragraphe.' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<script>document.title/)).toBeVisible()
    await expect(canvasElement.querySelector('b, script')).toBeNull()
    await expect(document.title).not.toBe('run')
    await expect(canvasElement.querySelector('[lang=fr]')).not.toBeNull()
  },
}
