import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Nom', value: 'Lenoir' },
      { term: 'E-mail', value: 'zoe.lenoir@customer.example' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('term').map(term => term.textContent)).toEqual(['Nom', 'E-mail'])
    await expect(canvas.getAllByRole('definition').map(value => value.textContent)).toEqual([
      'Lenoir',
      'zoe.lenoir@customer.example',
    ])
  },
}

export const Permutations: Story = {
  args: {
    items: [
      {
        term: 'Adresse des établissements et des commanditaires',
        value: '12, rue de la Paix\nBâtiment C\n75002 Paris',
      },
      { term: 'Empreinte', value: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
    ],
  },
}

/** In a window 320 px wide. */
export const LongWords: Story = {
  parameters: { picture: 'none' },
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    items: [
      {
        term: 'Anticonstitutionnellement-responsable-anticonstitutionnellement',
        value: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      },
      { term: 'E-mail', value: 'zoe.lenoir-anticonstitutionnellement@anticonstitutionnel.example' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [name] = canvas.getAllByRole('term')
    const [words, address] = canvas.getAllByRole('definition')
    for (const part of [...canvas.getAllByRole('term'), ...canvas.getAllByRole('definition')])
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    const hyphens = (element: Element | undefined) => element && getComputedStyle(element).hyphens
    await expect([name, words, address].map(hyphens)).toEqual(['auto', 'auto', 'manual'])
  },
}
