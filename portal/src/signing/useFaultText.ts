import { useTranslation } from '../i18n/useTranslation.ts'
import { mostInitials, type FillFault, type FillField } from './filling.ts'

/** Returns the error message of a field, or of the initials if no field is given. */
export function useFaultText(): (fault: FillFault, field?: FillField) => string {
  const { t } = useTranslation('signing')
  return (fault, field) => {
    if (fault === 'tooLong')
      return t('fill.tooLong', { count: field ? (field.maxLength ?? 0) : mostInitials })
    if (fault === 'letters') return t('fill.letters')
    if (!field) return t('fill.initialsFirst')
    return t(field.kind === 'checkbox' ? 'fill.tick' : 'fill.required', { label: field.label })
  }
}
