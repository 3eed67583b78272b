import { Grid } from '@parvis/design-system/Grid'
import { NotificationPreview } from '@parvis/design-system/patterns/NotificationPreview'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { listApplicationNamesOptions } from '../../queries.ts'
import type { NotificationValues } from '../../rules/notification-values.ts'

/** The row of the bell, and the banner of what is critical, in both languages, as the form stands. */
export function NotificationPreviews({ control }: { control: Control<NotificationValues> }) {
  const { t } = useTranslation('notifications')
  const values = useWatch({ control }) as NotificationValues
  const applications = useQuery(listApplicationNamesOptions(useApi()))
  const name = applications.data?.find(({ id }) => String(id) === values.applicationId)?.name
  const inLanguage = (locale: 'fr' | 'en', title: string, text: string) => ({
    locale,
    // What is not filled in is said in the language of the preview.
    title: title.trim() === '' ? t(`form.noTitle.${locale}`) : title,
    text: text.trim() === '' ? t(`form.noText.${locale}`) : text,
    severity: values.severity,
    application: name ?? t('field.applicationId'),
  })
  return (
    <Grid columnWidth="18rem">
      <NotificationPreview
        {...inLanguage('fr', values.title, values.text)}
        caption={t('form.previewFrench')}
      />
      <NotificationPreview
        {...inLanguage('en', values.englishTitle, values.englishText)}
        caption={t('form.previewEnglish')}
      />
    </Grid>
  )
}
