import { storedIconName } from '@parvis/design-system/icon-name'
import { MenuIcon } from '@parvis/design-system/MenuIcon'

export const known = <MenuIcon name="calendar" color="#2b7fb8" />

/** Shows that the compiler rejects what the package does not have. */
export const refused = (
  // @ts-expect-error there is no such icon
  <MenuIcon name="calender" color="#2b7fb8" />
)

/** The compiler cannot check a name stored by a service. */
export const kept = (name: string) => <MenuIcon name={storedIconName(name)} color="#2b7fb8" />
