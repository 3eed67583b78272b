import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'

export interface FormSkeletonProps {
  /** What is awaited, for people who do not see it. */
  label: string
  /** How many fields each section of the form has. */
  sections: readonly number[]
}

/** The shape of a form while its code is loaded. */
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
