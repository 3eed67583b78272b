import { SignatureField, type SignatureLook } from '@parvis/design-system/SignatureField'
import { useState } from 'react'

export function Sign() {
  const [look, setLook] = useState<SignatureLook>({ kind: 'typed', text: 'Anne Martin', lines: [] })
  return <SignatureField label="Your signature" value={look} onChange={setLook} />
}
