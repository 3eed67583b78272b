import { IbanField } from '@parvis/design-system/IbanField'
import { useState } from 'react'

export function Account() {
  const [iban, setIban] = useState('')
  return <IbanField label="IBAN" value={iban} onChange={setIban} />
}
