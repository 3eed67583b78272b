import { TextField } from '@parvis/design-system/TextField'
import { useState } from 'react'

export function ReportName() {
  const [name, setName] = useState('')
  return (
    <TextField label="Report name" description="Clients see it." isRequired value={name} onChange={setName} />
  )
}
