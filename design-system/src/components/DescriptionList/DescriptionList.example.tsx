import { DescriptionList } from '@parvis/design-system/DescriptionList'

export function Client() {
  return (
    <DescriptionList
      items={[
        { term: 'Name', value: 'Fontaine SA' },
        { term: 'City', value: 'Lyon' },
      ]}
    />
  )
}
