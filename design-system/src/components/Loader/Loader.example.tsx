import { Loader } from '@parvis/design-system/Loader'

export function ReportsAwaited() {
  return <Loader label="Loading reports" />
}
