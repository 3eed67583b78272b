import { Meter } from '@parvis/design-system/Meter'

export function SpaceUsed() {
  return <Meter label="Space used" value={12} maximum={20} />
}
