import { Offline } from '@parvis/design-system/Offline'

export function NoNetwork() {
  return <Offline onRetry={() => location.reload()} />
}
