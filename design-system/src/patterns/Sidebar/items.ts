import type { IconName } from '../../components/MenuIcon/iconName.ts'

/** An entry of the sidebar. */
export interface SidebarItem {
  id: string
  title: string
  /** Address of the entry. Without it, the entry only expands its children. */
  href?: string
  /** Name of the icon, see `MenuIcon`. */
  icon: IconName
  color: string
  /** Whether it opens in a new tab. @default false */
  isExternal?: boolean
  /** The amount of waiting work, and its text. */
  count?: { value: number; label: string }
  children?: readonly SidebarItem[]
}

/** Ids of the ancestors of the entry with this id, from the top; empty if there are none. */
export function ancestorsOf(items: readonly SidebarItem[], id: string | undefined): string[] {
  for (const item of items) {
    if (item.id === id) return []
    const children = item.children ?? []
    if (children.some(child => child.id === id)) return [item.id]
    const below = ancestorsOf(children, id)
    if (below.length > 0) return [item.id, ...below]
  }
  return []
}

/** Limits of the sidebar's width, in px at the default text size; it grows with the reader's. */
export const sidebarWidth = { min: 208, max: 400, initial: 264, step: 16 } as const

/** Clamps a width to the limits, in whole px at the default text size. */
export function clampWidth(width: number): number {
  if (Number.isNaN(width)) return sidebarWidth.initial
  return Math.round(Math.min(sidebarWidth.max, Math.max(sidebarWidth.min, width)))
}
