import type { ReactNode } from 'react'

/** One entry of a tile's menu. */
export interface TileAction {
  id: string
  /** Text of the entry: "Épingler", "Monter". */
  label: string
  /** Icon of 18 px. */
  icon?: ReactNode
  /** Whether the entry is disabled. @default false */
  isDisabled?: boolean
  onAction: () => void
}
