import { Card } from '@parvis/design-system/Card'
import { FormSkeleton } from '../../../../../forms/FormSkeleton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'

/** How many fields each section of the form has. */
const sections = [4, 3, 4, 3]

/** The shape of the form of a menu while its code is loaded. `title` is the one that the form will have. */
export function MenuFormSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('menus')
  return (
    <Card title={title}>
      <FormSkeleton label={t('form.loading')} sections={sections} />
    </Card>
  )
}
