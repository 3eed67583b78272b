import { Lineage } from '@parvis/design-system/Lineage'

export function WhyAllowed() {
  return (
    <Lineage
      label="Why Anne Martin can read reports"
      steps={[
        { id: 'group', kind: 'Group', title: 'Auditors in Paris' },
        { id: 'role', kind: 'Role', title: 'Report reader', reason: 'because of the group' },
      ]}
    />
  )
}
