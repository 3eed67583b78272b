import { CodeField } from '@parvis/design-system/CodeField'
import { useState } from 'react'

export function EmailCode() {
  const [code, setCode] = useState('')
  return <CodeField label="Code from the email" value={code} onChange={setCode} />
}
