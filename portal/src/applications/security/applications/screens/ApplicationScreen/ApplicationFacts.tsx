import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { applicationFields, valuesOf, type ApplicationField } from '../../rules/application-values.ts'
import type { VersionedApplication } from './useApplicationEditor.ts'

/** The details of an application, to read. */
export function ApplicationFacts({ application }: { application: VersionedApplication }) {
  const { t } = useTranslation('security')
  const values = valuesOf(application)
  const said = (field: ApplicationField) => {
    const value = values[field]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field !== 'redirectUrls' || application.redirectUrls.length < 2) return value || t('none')
    return (
      <Stack gap={1}>
        {application.redirectUrls.map(url => (
          <span key={url}>{url}</span>
        ))}
      </Stack>
    )
  }
  return (
    <DescriptionList
      items={applicationFields.map(field => ({ term: t(`field.${field}`), value: said(field) }))}
    />
  )
}
