import { PasswordField } from '@parvis/design-system/PasswordField'
import { useState } from 'react'

export function NewPassword() {
  const [password, setPassword] = useState('')
  return (
    <PasswordField label="New password" autoComplete="new-password" value={password} onChange={setPassword} />
  )
}
