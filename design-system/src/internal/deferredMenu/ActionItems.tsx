import type { ReactNode } from 'react'
import { MenuItem, MenuSection } from '../../components/Menu/Menu.tsx'
import { given } from '../given.ts'

/** An action on a row. */
export interface RowAction {
  id: string
  label: string
  icon?: ReactNode
  /** Whether the action is destructive. @default false */
  isDanger?: boolean
  /** Why it cannot be used now; disables it. */
  disabledReason?: string
  onAction: () => void
}

const itemOf = ({ id, label, icon, isDanger, disabledReason, onAction }: RowAction) => (
  <MenuItem
    key={id}
    label={label}
    {...given({ icon, isDanger, description: disabledReason })}
    isDisabled={disabledReason !== undefined}
    onAction={onAction}
  />
)

interface ActionItemsProps {
  actions: readonly RowAction[]
  /** The component's own items, placed after the non-destructive actions. */
  children?: ReactNode
}

/** The items of a row's menu. Destructive actions are separate, at the end. */
export function ActionItems({ actions, children }: ActionItemsProps) {
  const dangerous = actions.filter(({ isDanger }) => isDanger)
  return (
    <>
      {actions.filter(({ isDanger }) => !isDanger).map(itemOf)}
      {children}
      {dangerous.length > 0 && (
        <MenuSection aria-label={dangerous.map(({ label }) => label).join(', ')}>
          {dangerous.map(itemOf)}
        </MenuSection>
      )}
    </>
  )
}
