import { Sparkline } from '@parvis/design-system/Sparkline'

export function Requests() {
  return <Sparkline label="Requests of the last four weeks" values={[3, 5, 4, 8]} />
}
