import { Checkbox } from '@parvis/design-system/Checkbox'
import { useState } from 'react'

export function Terms() {
  const [isAccepted, setAccepted] = useState(false)
  return (
    <Checkbox value={isAccepted} onChange={setAccepted} isRequired>
      I accept the terms of use
    </Checkbox>
  )
}
