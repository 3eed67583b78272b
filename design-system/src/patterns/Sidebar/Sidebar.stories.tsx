import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storedIconName } from '../../components/MenuIcon/iconName.ts'
import type { SidebarItem } from './items.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

const items: SidebarItem[] = [
  {
    id: 'library',
    title: 'Bibliothèque',
    href: '/app/rapports',
    icon: 'library',
    color: '#0e7490',
    count: { value: 2, label: '2 rapports modifiés' },
  },
  {
    id: 'indicators',
    title: 'Indicateurs',
    icon: 'chart-line',
    color: '#7c3aed',
    children: [
      {
        id: 'mine',
        title: 'Mes indicateurs',
        href: '/app/rapports/myindicators',
        icon: 'target',
        color: '#7c3aed',
      },
      {
        id: 'fees',
        title: 'Suivi des honoraires',
        href: '/app/rapports/suivifees',
        icon: 'coins',
        color: '#7c3aed',
      },
    ],
  },
  {
    id: 'planning',
    title: 'Planification',
    href: '/app/dshb2/planning',
    icon: 'calendar-clock',
    color: '#ffd400',
    children: [
      { id: 'requests', title: 'Demandes', href: '/app/dshb2/requests', icon: 'inbox', color: '#ffd400' },
    ],
  },
]

function Kept(props: SidebarProps) {
  const [isRail, setRail] = useState(props.isRail ?? false)
  const [width, setWidth] = useState(props.width ?? 264)
  return (
    <div style={{ display: 'flex', minBlockSize: '32rem' }}>
      <Sidebar
        {...props}
        isRail={isRail}
        onRailChange={value => {
          setRail(value)
          props.onRailChange(value)
        }}
        width={width}
        onWidthChange={value => {
          setWidth(value)
          props.onWidthChange(value)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Patterns/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  render: args => <Kept {...args} />,
  args: {
    title: 'Rapports',
    icon: 'chart-column',
    color: '#0e7490',
    items,
    currentId: 'fees',
    onRailChange: fn(),
    onWidthChange: fn(),
    onOpenIdsChange: fn(),
  },
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

export const Expanded: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Rapports' }))
    await expect(nav.getByRole('link', { name: 'Suivi des honoraires' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const group = nav.getByRole('button', { name: 'Indicateurs' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.queryByRole('link', { name: 'Mes indicateurs' })).toBeNull()
    await userEvent.keyboard(' ')
    await expect(nav.getByRole('link', { name: 'Mes indicateurs' })).toBeVisible()
    // An entry that is a page and also has children: its link, then the button that expands it.
    await expect(nav.getByRole('link', { name: 'Planification' })).toBeVisible()
    await userEvent.click(nav.getByRole('button', { name: /Planification/ }))
    await expect(args.onOpenIdsChange).toHaveBeenLastCalledWith(['indicators', 'planning'])
    await expect(nav.getByRole('link', { name: 'Demandes' })).toBeVisible()
  },
}

export const Rail: Story = {
  args: { isRail: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Bibliothèque, 2 rapports modifiés' })).toBeVisible()
    const group = canvas.getByRole('button', { name: 'Indicateurs' })
    await expect(group).toHaveAttribute('aria-current', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Bibliothèque'))
    await userEvent.tab()
    await expect(group).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const flyout = await screen.findByRole('dialog', { name: 'Indicateurs' })
    await expect(within(flyout).getByRole('link', { name: 'Suivi des honoraires' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(group).toHaveFocus())
  },
}

export const CollapseAndExpand: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: /Collapse|Réduire/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRailChange).toHaveBeenLastCalledWith(true)
    const expand = canvas.getByRole('button', { name: /Expand|Déplier/ })
    await expect(expand).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: /Bibliothèque/ })).toBeVisible()
  },
}

export const ResizeByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(canvasElement).getByRole('navigation')
    // Inside the landmark: nothing focusable may lie outside all landmarks.
    const edge = within(nav).getByRole('separator', { name: /width|Largeur/ })
    edge.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(280)
    await expect(edge).toHaveAttribute('aria-valuenow', '280')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(208)
    await userEvent.keyboard('{End}')
    await expect(edge).toHaveAttribute('aria-valuenow', '400')
    await expect(Math.round(nav.getBoundingClientRect().width)).toBeGreaterThan(395)
  },
}

export const ResizeByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const edge = within(canvasElement).getByRole('separator')
    // A simulated pointer cannot be captured.
    edge.setPointerCapture = () => undefined
    await fireEvent.pointerDown(edge, { clientX: 264, button: 0, pointerId: 1 })
    await fireEvent.pointerMove(edge, { clientX: 300, pointerId: 1 })
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '300'))
    await expect(args.onWidthChange).not.toHaveBeenCalled()
    await fireEvent.pointerUp(edge, { clientX: 2000, pointerId: 1 })
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(400)
  },
}

/** The width grows with the reader's text size, also while the page is open. */
export const LargeText: Story = {
  parameters: { picture: 'none' },
  args: { width: 240 },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('navigation')
    const edge = within(canvasElement).getByRole('separator')
    await expect(bar.getBoundingClientRect().width).toBe(240)
    const root = document.documentElement
    try {
      root.style.fontSize = '200%'
      await waitFor(() => expect(bar.getBoundingClientRect().width).toBe(480))
      await waitFor(() => expect(edge).toHaveAttribute('aria-valuetext', '480 pixels'))
      // A step scales with the text, and the stored width applies to any text size.
      edge.focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onWidthChange).toHaveBeenLastCalledWith(256)
      await waitFor(() => expect(bar.getBoundingClientRect().width).toBe(512))
    } finally {
      root.style.fontSize = ''
    }
    await waitFor(() => expect(bar.getBoundingClientRect().width).toBe(256))
  },
}

export const Permutations: Story = {
  args: {
    title: 'Responsables de l’établissement et commanditaires',
    width: 999_999,
    currentId: 'deep',
    items: [
      ...items,
      {
        id: 'long',
        title: 'Anticonstitutionnellement'.repeat(2),
        icon: storedIconName('unknown'),
        color: '#ffffff',
        children: [
          {
            id: 'longer',
            title: 'Gestion des responsables de l’établissement',
            icon: 'star',
            color: '#000000',
            children: [
              {
                id: 'deep',
                title: 'Modification du commanditaire de la mission',
                href: '/deep',
                icon: 'star',
                color: '#000000',
                count: { value: 1204, label: '1 204 demandes' },
              },
            ],
          },
        ],
      },
    ],
  },
}
