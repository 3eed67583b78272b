import { Prose } from '@parvis/design-system/Prose'

export function TermsOfUse() {
  return <Prose text={'## Access\n\nOnly **named people** have access.'} />
}
