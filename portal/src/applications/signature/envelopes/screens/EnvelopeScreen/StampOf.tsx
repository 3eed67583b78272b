import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'

export interface StampOfProps {
  stampedDate: string | null
  stampedBy: string | null
}

/** The timestamp of a signature, with its authority; without one, a note on whose clock gave the time. */
export function StampOf({ stampedDate, stampedBy }: StampOfProps) {
  const { t } = useTranslation('signatures')
  const { moment } = useFormats()
  return stampedDate === null
    ? t('stamp.none')
    : t('stamp.by', { time: moment(new Date(stampedDate)), authority: stampedBy ?? '' })
}
