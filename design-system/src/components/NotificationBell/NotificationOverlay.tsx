import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../i18n/useMessages.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import * as overlay from '../../internal/overlay/overlay.css.ts'
import { media } from '../../tokens/media.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { NotificationPanel } from '../NotificationPanel/NotificationPanel.tsx'
import type { NotificationContentProps } from '../NotificationPanel/notificationProps.ts'
import * as styles from './NotificationBell.css.ts'
import { messages } from './NotificationBell.messages.ts'

export interface NotificationOverlayProps {
  panel: NotificationContentProps
  trigger: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The panel below its bell; on a phone it fills the screen. */
export default function NotificationOverlay({
  panel,
  trigger,
  isOpen,
  onOpenChange,
}: NotificationOverlayProps) {
  const isWide = useMediaQuery(media.small)
  const content = <Content panel={panel} isWide={isWide} onClose={() => onOpenChange(false)} />
  if (!isWide)
    return (
      <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay.scrim}>
        <Modal className={overlay.drawer.end}>{content}</Modal>
      </ModalOverlay>
    )
  return (
    <Popover
      trigger="DialogTrigger"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.popover}
      placement="bottom end"
      offset={6}
      containerPadding={8}
    >
      {content}
    </Popover>
  )
}

interface ContentProps {
  panel: NotificationContentProps
  isWide: boolean
  onClose: () => void
}

function Content({ panel, isWide, onClose }: ContentProps) {
  const t = useMessages(messages)
  return (
    <Dialog className={isWide ? `${styles.dialog} ${styles.inPopover}` : styles.dialog}>
      <div className={styles.head}>
        <Heading slot="title" level={2} className={styles.title}>
          {t('title')}
        </Heading>
        <IconButton size="small" slot="close" label={t('close')} icon={<X aria-hidden size={18} />} />
      </div>
      <NotificationPanel
        {...panel}
        aria-label={t('title')}
        onLeave={() => {
          onClose()
          panel.onLeave?.()
        }}
      />
    </Dialog>
  )
}
