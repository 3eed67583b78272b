import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { useMessages } from '../../i18n/useMessages.ts'
import * as styles from './Toast.css.ts'
import { messages } from './Toast.messages.ts'
import { toastQueue as queue } from './toastQueue.ts'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert }

/** The region of the toasts: a landmark (F6), timers rest while it is hovered or has the focus. */
export default function ToastRegion() {
  const t = useMessages(messages)
  return (
    <AriaToastRegion queue={queue} aria-label={t('region')} className={styles.region}>
      {({ toast }) => {
        const { kind = 'success', title, description, action } = toast.content
        const Icon = icons[kind]
        return (
          <AriaToast toast={toast} className={styles.toast}>
            <Icon aria-hidden size={20} className={styles.icon[kind]} />
            <AriaToastContent className={styles.words}>
              <Text slot="title" className={styles.title}>
                <span className={styles.hidden}>{t(kind)} </span>
                {title}
              </Text>
              {description !== undefined && <Text slot="description">{description}</Text>}
            </AriaToastContent>
            {action && (
              <Button
                slot={null}
                className={styles.action}
                onPress={() => {
                  action.onPress()
                  queue.close(toast.key)
                }}
              >
                {action.label}
              </Button>
            )}
            <Button slot="close" aria-label={t('close')} className={styles.close}>
              <X aria-hidden size={16} />
            </Button>
          </AriaToast>
        )
      }}
    </AriaToastRegion>
  )
}
