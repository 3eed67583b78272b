import type { ReactNode } from 'react'

interface ItemBase {
  id: string
  /** What it does, in words: shown, or its name and tooltip where the icon stands alone. */
  label: string
  /** 18 px, decorative. */
  icon?: ReactNode
  /** Why it cannot be used now; disables it. It can still be reached, so that the reason can. */
  disabledReason?: string
}

interface ToolbarAction extends ItemBase {
  onPress: () => void
  /** Destroys something. @default false */
  isDanger?: boolean
  /** Work is under way. @default false */
  isPending?: boolean
}

interface ToolbarToggle extends ItemBase {
  /** Whether it is on. */
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** An action, or something that is on or off. */
export type ToolbarItem = ToolbarAction | ToolbarToggle

export interface ToolbarGroup {
  /** What its items have in common; names the group. */
  label: string
  items: readonly ToolbarItem[]
}

/** Whether it is on or off, rather than done. */
export const isToggle = (item: ToolbarItem): item is ToolbarToggle => 'isSelected' in item

/** Whether it is done, rather than on or off. */
export const isAction = (item: ToolbarItem): item is ToolbarAction => !isToggle(item)

export const toolbarLooks = ['words', 'icons'] as const
