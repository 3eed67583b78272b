import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useIsStaff, type ClientDocument } from '../document.ts'
import { useFormats } from '../../../../i18n/formats.ts'

/** Describes who can read a document. Clients with a share also see until when. */
export function useReaders() {
  const { t } = useTranslation('documents')
  const { longDay } = useFormats()
  const isStaff = useIsStaff()
  return ({ confidentiality, sharedUntil }: Pick<ClientDocument, 'confidentiality' | 'sharedUntil'>) => {
    if (sharedUntil === null || confidentiality === 'client') return t(`confidentiality.${confidentiality}`)
    if (isStaff) return t(`readers.${confidentiality}`)
    return t('readers.you', { date: longDay(sharedUntil) })
  }
}
