import type { IconName } from '../../components/MenuIcon/iconName.ts'

/** An entry of the sidebar. */
export interface SidebarItem {
  id: string
  title: string
  /** Where it goes; an entry without it only opens its children. */
  href?: string
  /** See `MenuIcon`. */
  icon: IconName
  color: string
  /** Opens a new tab. @default false */
  isExternal?: boolean
  /** How much work waits, with its words. */
  count?: { value: number; label: string }
  children?: readonly SidebarItem[]
}

/** Ids of the entries that hold the one with this id, from the top; empty when there is none. */
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

/** Limits of the sidebar's width, in px beside text of the usual size: it grows with the reader's. */
export const sidebarWidth = { min: 208, max: 400, initial: 264, step: 16 } as const

/** A width within the limits, in whole px beside text of the usual size. */
export function clampWidth(width: number): number {
  if (Number.isNaN(width)) return sidebarWidth.initial
  return Math.round(Math.min(sidebarWidth.max, Math.max(sidebarWidth.min, width)))
}
