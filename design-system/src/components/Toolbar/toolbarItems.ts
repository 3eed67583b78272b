import type { ReactNode } from 'react'

interface ItemBase {
  id: string
  /** What the tool does: its visible text, or its accessible name and tooltip if only the icon is shown. */
  label: string
  /** Decorative icon of 18 px. */
  icon?: ReactNode
  /** Why the tool cannot be used now; disables it. It stays focusable, so that the reason can be read. */
  disabledReason?: string
}

interface ToolbarAction extends ItemBase {
  onPress: () => void
  /** Whether the action is destructive. @default false */
  isDanger?: boolean
  /** Whether the action is in progress. @default false */
  isPending?: boolean
}

interface ToolbarToggle extends ItemBase {
  /** Whether it is on. */
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** An action, or a toggle. */
export type ToolbarItem = ToolbarAction | ToolbarToggle

export interface ToolbarGroup {
  /** What the tools have in common. Names the group. */
  label: string
  items: readonly ToolbarItem[]
}

/** Whether the tool is a toggle. */
export const isToggle = (item: ToolbarItem): item is ToolbarToggle => 'isSelected' in item

/** Whether the tool is an action. */
export const isAction = (item: ToolbarItem): item is ToolbarAction => !isToggle(item)

export const toolbarLooks = ['words', 'icons'] as const
