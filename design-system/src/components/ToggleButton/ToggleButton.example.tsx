import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { useState } from 'react'

export function OnlyMine() {
  const [isOn, setOn] = useState(false)
  return (
    <ToggleButton isSelected={isOn} onChange={setOn}>
      Only mine
    </ToggleButton>
  )
}
