import type { ReactNode } from 'react'

/** One entry of a tile's menu. */
export interface TileAction {
  id: string
  /** "Épingler", "Monter". */
  label: string
  /** 18 px. */
  icon?: ReactNode
  /** @default false */
  isDisabled?: boolean
  onAction: () => void
}
