import { ValidationMessage } from '@parvis/design-system/ValidationMessage'

export function Taken() {
  return <ValidationMessage kind="error" text="Choose another name: this one is taken." />
}
