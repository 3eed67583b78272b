import { ValidationSummary } from '@parvis/design-system/ValidationSummary'

export function WhatIsWrong({ attempt }: { attempt: number }) {
  return <ValidationSummary attempt={attempt} items={[{ name: 'title', text: 'Enter a title.' }]} />
}
