import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { Button } from '../Button/Button.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Menu',
    onSelectedChange: fn(),
    items: [
      { id: 'form', title: 'Formulaire', content: <p>Les champs du menu.</p> },
      { id: 'preview', title: 'Aperçu', content: <p>La tuile dans les deux langues.</p> },
      {
        id: 'history',
        title: 'Historique',
        content: <p>Qui a changé quoi.</p>,
        count: { value: 12, label: '12 modifications' },
      },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

const longTitles = [
  'Informations générales',
  'Responsables de l’établissement',
  'Commanditaires',
  'Anticonstitutionnellement',
  'Historique',
]

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const form = canvas.getByRole('tab', { name: 'Formulaire' })
    await waitFor(() => expect(form).toHaveAttribute('aria-selected', 'true'))
    await userEvent.tab()
    await waitFor(() => expect(form).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Aperçu' })).toHaveAttribute('aria-selected', 'true'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel', { name: 'Aperçu' })).toHaveTextContent('La tuile'),
    )
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('preview')
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /Historique/ })).toHaveAttribute('aria-selected', 'true'),
    )
  },
}

export const InteractionStates: Story = { ...interactionStates, args: { selected: 'preview' } }

export const InTheAddress: Story = {
  args: {
    selected: 'preview',
    items: [
      { id: 'form', title: 'Formulaire', href: '?tab=form', content: <p>Champs.</p> },
      { id: 'preview', title: 'Aperçu', href: '?tab=preview', content: <p>Tuile.</p> },
      { id: 'history', title: 'Historique', content: <p>Changements.</p>, isDisabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tab', { name: 'Aperçu' })).toHaveAttribute('href', '?tab=preview')
    await expect(canvas.getByRole('tab', { name: 'Historique' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The tab named in the address is scrolled into view, wherever it is in the list. */
export const BeyondTheEdge: Story = {
  args: {
    selected: 'Droits',
    items: [...longTitles, 'Droits'].map(title => ({ id: title, title, content: <p>{title}</p> })),
  },
  parameters: { picture: 'none' },
  decorators: [Shown => <div style={{ inlineSize: '16rem' }}>{Shown()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const right = (role: string, name: string) =>
      canvas.getByRole(role, { name }).getBoundingClientRect().right
    await expect(canvas.getByRole('tablist').scrollLeft).toBeGreaterThan(0)
    await expect(right('tab', 'Droits')).toBeLessThanOrEqual(right('tablist', 'Menu') + 1)
  },
}

/** Counts that load later do not push it out of view. */
export const CountsComeLater: Story = {
  ...BeyondTheEdge,
  render: function Counted(args) {
    const [isCounted, setCounted] = useState(false)
    const items = args.items.map(item => ({ ...item, count: { value: 4000, label: '4 000 éléments' } }))
    return (
      <>
        <Button onPress={() => setCounted(true)}>Compter</Button>
        <Tabs {...args} items={isCounted ? items : args.items} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Compter' }))
    const tab = await canvas.findByRole('tab', { name: /^Droits.*éléments/ })
    const list = canvas.getByRole('tablist')
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    )
  },
}

/** Nor does anything that loads later and narrows the tab list. */
export const LessRoomLater: Story = {
  ...BeyondTheEdge,
  decorators: [],
  render: function Narrowed(args) {
    const [isNarrow, setNarrow] = useState(false)
    return (
      <div style={{ inlineSize: isNarrow ? '14rem' : '40rem' }}>
        <Button onPress={() => setNarrow(true)}>Ouvrir le menu</Button>
        <Tabs {...args} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }))
    const list = canvas.getByRole('tablist')
    await waitFor(() => expect(list.clientWidth).toBeLessThan(300))
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Droits' }).getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right + 1,
      ),
    )
  },
}

export const Permutations: Story = {
  args: {
    items: longTitles.map((title, index) => ({
      id: title,
      title,
      content: <p>{title.repeat(5)}</p>,
      isDisabled: index === 3,
      count: { value: index * 40, label: `${index * 40} éléments` },
    })),
  },
}
