import { ErrorState } from '@parvis/design-system/ErrorState'

export function ReportsFailed({ onRetry }: { onRetry: () => void }) {
  return <ErrorState onRetry={onRetry}>The reports could not be loaded.</ErrorState>
}
