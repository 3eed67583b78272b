import { Skippable } from '@parvis/design-system/Skippable'

export function OtherApplication() {
  return (
    <Skippable label="Skip the report">
      <iframe sandbox="allow-scripts" title="Report" src="https://reports.firm.example" />
    </Skippable>
  )
}
