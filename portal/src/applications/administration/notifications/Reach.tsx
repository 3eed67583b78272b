import { Meter } from '@parvis/design-system/Meter'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Notification } from './notification.ts'

/** How many of the recipients have read it. People who have left since still count as readers. */
export function Reach({
  notification,
}: {
  notification: Pick<Notification, 'readCount' | 'recipientCount'>
}) {
  const { t } = useTranslation('notifications')
  const { readCount: read, recipientCount } = notification
  const all = Math.max(read, recipientCount)
  if (all === 0) return t('reach.none')
  return (
    <Meter
      label={t('reach.label')}
      isLabelHidden
      size="small"
      value={read}
      maximum={all}
      figure={t('reach.figure', { read, all })}
    />
  )
}
