import { PhoneField } from '@parvis/design-system/PhoneField'
import { useState } from 'react'

export function Phone() {
  const [phone, setPhone] = useState('')
  return <PhoneField label="Phone number" value={phone} onChange={setPhone} />
}
