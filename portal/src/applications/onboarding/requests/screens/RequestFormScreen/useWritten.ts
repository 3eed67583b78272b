import { readMoment } from '@parvis/design-system/i18n/dates'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { RequestField, RequestValues } from '../../request-form.ts'

/** Formats the value of a field for the reader; empty if there is none. */
export function useWritten(): (values: RequestValues, field: RequestField) => string {
  const { t } = useTranslation('onboarding')
  const { day } = useFormats()
  return (values, field) => {
    switch (field) {
      case 'account':
        return values.account?.label ?? ''
      case 'engagement':
        return values.engagement?.code ?? ''
      case 'validator':
        return values.validator?.name ?? ''
      case 'contactTitle': {
        const { contactTitle: title } = values
        return title === 'Mr' || title === 'Mrs' ? t(`contactTitle.${title}`) : ''
      }
      case 'contactLanguage':
        return t(`language.${values.contactLanguage}`)
      case 'requestDate':
        return readMoment(values.requestDate) ? day(values.requestDate) : ''
      default:
        return values[field]
    }
  }
}
