import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import type { Ref } from 'react'

/** What `FormField` passes to a custom field that consists of one text box. */
export interface FieldOf<Value> {
  name: string
  label: string
  messages: readonly FieldMessage[]
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  value: Value
  onChange: (value: Value) => void
}
