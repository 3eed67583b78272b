import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { useFormats } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Difference } from './request.ts'

/** The changes of a corrected request, field by field. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('onboarding')
  const { day } = useFormats()
  const written = (field: Difference['field'], value: string | null) => {
    if (value === null || value === '') return t('record.empty')
    if (field === 'contactTitle' && (value === 'Mr' || value === 'Mrs')) return t(`contactTitle.${value}`)
    if (field === 'contactLanguage' && (value === 'fr' || value === 'en')) return t(`language.${value}`)
    return field === 'requestDate' ? day(value) : value
  }
  return (
    <DescriptionList
      items={differences.map(({ field, before, after }) => ({
        term: t(`field.${field}`),
        value: (
          <>
            <p>{t('record.before', { value: written(field, before) })}</p>
            <p>{t('record.after', { value: written(field, after) })}</p>
          </>
        ),
      }))}
    />
  )
}
