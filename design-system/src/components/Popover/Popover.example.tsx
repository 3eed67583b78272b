import { Button } from '@parvis/design-system/Button'
import { Popover } from '@parvis/design-system/Popover'

export function WhatItMeans() {
  return (
    <Popover trigger={<Button variant="quiet">What does it mean?</Button>} title="Working capital">
      Current assets less current liabilities.
    </Popover>
  )
}
