import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'

export interface StampOfProps {
  stampedDate: string | null
  stampedBy: string | null
}

/** Who stamped a signature and when, or whose its time is where nobody did. */
export function StampOf({ stampedDate, stampedBy }: StampOfProps) {
  const { t } = useTranslation('signatures')
  const { moment } = useFormats()
  return stampedDate === null
    ? t('stamp.none')
    : t('stamp.by', { time: moment(new Date(stampedDate)), authority: stampedBy ?? '' })
}
