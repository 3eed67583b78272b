import { Stepper } from '@parvis/design-system/Stepper'

export function Publication() {
  return (
    <Stepper
      label="Publication of a report"
      current="check"
      steps={[
        { id: 'import', label: 'Import', status: 'done', href: '/import' },
        { id: 'check', label: 'Check', href: '/check' },
      ]}
    />
  )
}
