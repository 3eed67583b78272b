import { MenuIcon } from '@parvis/design-system/MenuIcon'

export function PlanningIcon() {
  return <MenuIcon name="calendar" color="#2b7fb8" />
}
