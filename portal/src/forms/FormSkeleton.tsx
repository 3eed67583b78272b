import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'

export interface FormSkeletonProps {
  /** What is loading, for screen readers. */
  label: string
  /** The number of fields in each section. */
  sections: readonly number[]
}

/** A skeleton of a form while its code loads. */
export function FormSkeleton({ label, sections }: FormSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={6}>
        {sections.map((fields, section) => (
          <Stack key={section}>
            <Skeleton width="30%" />
            {Array.from({ length: fields }, (_, field) => (
              <Skeleton key={field} shape="block" height="2.75rem" />
            ))}
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  )
}
