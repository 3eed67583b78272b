import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { BrokenLine } from '../../internal/illustrations/BrokenLine.tsx'
import { StatePanel } from '../../internal/StatePanel/StatePanel.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import { messages } from './Offline.messages.ts'

export interface OfflineProps extends ElementProps<HTMLDivElement> {
  /** Called when the reader retries. */
  onRetry: () => void
  /** Whether it fills a screen (with an h1) or a part of one (h2). @default 'page' */
  size?: 'page' | 'section'
  /** Whether a retry is in progress. @default false */
  isRetrying?: boolean
}

/** Shown while the network or the services are unavailable. Nothing the reader has typed is lost. */
export function Offline({ onRetry, size = 'page', isRetrying = false, ...element }: OfflineProps) {
  const t = useMessages(messages)
  return (
    <StatePanel
      {...elementProps(element)}
      illustration={<BrokenLine />}
      size={size}
      role="alert"
      title={t('title')}
      actions={
        <Button variant="primary" onPress={onRetry} isPending={isRetrying}>
          {t('retry')}
        </Button>
      }
    >
      {t('text')}
    </StatePanel>
  )
}
