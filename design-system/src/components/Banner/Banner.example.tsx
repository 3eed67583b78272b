import { Banner } from '@parvis/design-system/Banner'

export function Maintenance() {
  return (
    <Banner kind="warning" title="The portal is closed on Sunday">
      From 8:00 to 10:00, reports cannot be opened.
    </Banner>
  )
}
