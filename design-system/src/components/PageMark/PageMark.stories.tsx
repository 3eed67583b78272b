import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { PageMark } from './PageMark.tsx'

const meta = {
  title: 'Components/PageMark',
  component: PageMark,
  args: { label: 'Léa Fontaine', left: 40, top: 60, width: 180, height: 68 },
  render: args => (
    <div style={{ position: 'relative', inlineSize: 280, blockSize: 200, border: '1px solid' }}>
      <PageMark {...args} />
    </div>
  ),
} satisfies Meta<typeof PageMark>
export default meta
type Story = StoryObj<typeof meta>

/** A mark that can be moved with the keyboard and the pointer. */
export const Default: Story = {
  args: { onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const mark = within(canvasElement).getByRole('button', { name: /^Léa Fontaine/ })
    await userEvent.tab()
    await expect(mark).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onMove).toHaveBeenLastCalledWith(4, 0)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onMove).toHaveBeenLastCalledWith(0, -40)
    // Other keys are left to the page.
    await userEvent.keyboard('a')
    await expect(args.onMove).toHaveBeenCalledTimes(2)
  },
}

export const Dragged: Story = {
  args: { onMove: fn() },
  play: async ({ canvasElement, args }) => {
    const mark = within(canvasElement).getByRole('button')
    // A simulated pointer cannot be captured.
    mark.setPointerCapture = () => undefined
    await fireEvent.pointerMove(mark, { clientX: 90, clientY: 90 })
    await expect(args.onMove).not.toHaveBeenCalled()
    await fireEvent.pointerDown(mark, { clientX: 100, clientY: 100 })
    await fireEvent.pointerMove(mark, { clientX: 112, clientY: 95 })
    await expect(args.onMove).toHaveBeenLastCalledWith(12, -5)
    await fireEvent.pointerUp(mark)
    await fireEvent.pointerMove(mark, { clientX: 150, clientY: 150 })
    await expect(args.onMove).toHaveBeenCalledTimes(1)
  },
}

/** Somebody else’s mark, which cannot be moved. */
export const Fixed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getByText('Léa Fontaine')).toBeVisible()
  },
}

/** The most awkward content, under all conditions. */
export const Permutations: Story = {
  args: {
    label: 'Désignation complète de l’établissement et des commanditaires',
    onMove: () => undefined,
  },
}
