import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import * as styles from './Toast.css.ts'
import { messages } from './Toast.messages.ts'
import { toastQueue as queue } from './toastQueue.ts'
import { useClearPlace } from './useClearPlace.ts'
import { useToastKeys } from './useToastKeys.ts'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert }

const subscribe = (listener: () => void) => queue.subscribe(listener)

/**
 * The region of the toasts, rendered while there are any. React Aria makes it a landmark (F6) when it mounts; if it had
 * no toasts at that time, or the language changed, it could never be reached again.
 */
export default function ToastRegion() {
  return (
    useSyncExternalStore(
      subscribe,
      () => queue.visibleToasts.length > 0,
      () => false,
    ) && <Toasts />
  )
}

/** Timers pause while the region is hovered or has the focus. */
function Toasts() {
  const t = useMessages(messages)
  const region = useRef<HTMLDivElement>(null)
  useToastKeys(region)
  useClearPlace(region)
  useEffect(
    // React Aria starts a new toast's timer in the frame in which it renders, even while the others are paused.
    () =>
      queue.subscribe(() =>
        requestAnimationFrame(() => {
          if (region.current?.matches(':hover, :focus-within')) queue.pauseAll()
        }),
      ),
    [],
  )
  return (
    <AriaToastRegion ref={region} queue={queue} aria-label={t('region')} className={styles.region}>
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
