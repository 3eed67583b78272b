import { TextComparison } from '@parvis/design-system/TextComparison'

export function NewVersion() {
  return (
    <TextComparison
      pieces={[
        { kind: 'same', text: 'Payment within ' },
        { kind: 'removed', text: '45 days' },
        { kind: 'added', text: '30 days' },
      ]}
    />
  )
}
