import { Card } from '@parvis/design-system/Card'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../i18n/useTranslation.ts'

/** How many fields each section of the form has. */
const sections = [4, 3, 4, 3]

/** The shape of the form of a menu while its code is loaded. `title` is the one that the form will have. */
export function MenuFormSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('menus')
  return (
    <Card title={title}>
      <SkeletonGroup label={t('form.loading')}>
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
    </Card>
  )
}
