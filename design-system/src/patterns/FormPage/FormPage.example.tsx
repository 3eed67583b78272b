import { FormPage, FormSection } from '@parvis/design-system/patterns/FormPage'
import { TextField } from '@parvis/design-system/TextField'
import { useState } from 'react'

export function RequestForm({ onSend }: { onSend: () => void }) {
  const [name, setName] = useState('')
  return (
    <FormPage onSubmit={onSend} submitLabel="Send request">
      <FormSection title="Report">
        <TextField label="Name" value={name} onChange={setName} />
      </FormSection>
    </FormPage>
  )
}
