import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'

export function ReportAwaited() {
  return (
    <SkeletonGroup label="Loading the report">
      <Skeleton width="40%" />
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  )
}
