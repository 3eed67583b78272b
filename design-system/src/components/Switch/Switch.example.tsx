import { Switch } from '@parvis/design-system/Switch'
import { useState } from 'react'

export function Emails() {
  const [isOn, setOn] = useState(true)
  return (
    <Switch value={isOn} onChange={setOn}>
      Send me emails
    </Switch>
  )
}
