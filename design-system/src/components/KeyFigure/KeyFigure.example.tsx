import { KeyFigure, KeyFigureGroup } from '@parvis/design-system/KeyFigure'

export function Revenue() {
  return (
    <KeyFigureGroup>
      <KeyFigure
        label="Revenue"
        value={1250000}
        format={{ style: 'currency', currency: 'EUR' }}
        trend={{ change: 0.12 }}
      />
      <KeyFigure label="Clients" value={86} />
    </KeyFigureGroup>
  )
}
