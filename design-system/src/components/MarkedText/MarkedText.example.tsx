import { MarkedText } from '@parvis/design-system/MarkedText'

export function FoundName() {
  return (
    <MarkedText
      pieces={[
        { text: 'Font', isMatch: true },
        { text: 'aine SA', isMatch: false },
      ]}
    />
  )
}
