import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { MenuItem } from '../../components/Menu/Menu.tsx'
import { replaceLoad } from '../loading/replaceLoad.fixtures.ts'
import { lazyPart } from '../loading/useLoadedPart.ts'
import { ActionItems } from './ActionItems.tsx'
import { anchoredMenu } from './anchoredMenu.ts'
import { DeferredMenu, type MenuPanelProps } from './DeferredMenu.tsx'
import { MenuPanel } from './MenuPanel.tsx'

function Items({ name, ...panel }: MenuPanelProps & { name: string }) {
  return (
    <MenuPanel {...panel}>
      <MenuItem label={name} />
    </MenuPanel>
  )
}
const load = fn<() => Promise<{ default: typeof Items }>>()
const part = lazyPart(load)

const meta = {
  title: 'Components/Menu/Deferred',
  component: DeferredMenu<{ name: string }>,
  args: { trigger: <Button>Actions</Button>, part, content: { name: 'Archiver' } },
  beforeEach: () => {
    load.mockReset().mockResolvedValue({ default: Items })
    return replaceLoad(part, load)
  },
} satisfies Meta<typeof DeferredMenu<{ name: string }>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(load).not.toHaveBeenCalled()
    const button = within(canvasElement).getByRole('button')
    await userEvent.hover(button)
    await expect(load).toHaveBeenCalled()
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Offline, the menu stays closed; the next press tries again. */
export const CannotBeLoaded: Story = {
  play: async ({ canvasElement }) => {
    load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await expect(screen.queryByRole('menu')).toBeNull()
    load.mockResolvedValue({ default: Items })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archiver' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

const archive = fn()

function Anchored() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" onClick={event => setTrigger(event.currentTarget)}>
        Actions
      </button>
      {trigger && (
        <MenuPanel {...anchoredMenu('Actions', trigger, () => setTrigger(null))}>
          <ActionItems actions={[{ id: 'archive', label: 'Archiver', onAction: archive }]} />
        </MenuPanel>
      )}
    </>
  )
}

/**
 * Opened with Enter or by a screen reader on a plain button, which clicks without a pointer: the first item has the
 * focus, even if it is the only one and no arrow key could reach it.
 */
export const OpenedWithoutPointer: Story = {
  parameters: { picture: 'none' },
  render: () => <Anchored />,
  play: async ({ canvasElement }) => {
    archive.mockClear()
    const button = within(canvasElement).getByRole('button')
    button.focus()
    button.click()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archiver' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(archive).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
