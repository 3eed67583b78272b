import { ProgressBar } from '@parvis/design-system/ProgressBar'

export function Sending({ percent }: { percent: number }) {
  return <ProgressBar label="Sending documents" value={percent} />
}
