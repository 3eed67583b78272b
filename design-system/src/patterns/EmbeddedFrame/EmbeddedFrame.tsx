import { useRef, useState } from 'react'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx'
import { Skippable } from '../../components/Skippable/Skippable.tsx'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import type { Theme } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import * as styles from './EmbeddedFrame.css.ts'
import { messages } from './EmbeddedFrame.messages.ts'
import { allowedOrigin } from './protocol.ts'
import { useHandshake } from './useHandshake.ts'

export interface EmbeddedFrameProps extends ElementProps {
  /** Address of the application; never with a token in it. */
  src: string
  /** Name of the application, used as the frame's accessible name. */
  title: string
  /** Origins that may be embedded, from the settings. */
  allowedOrigins: readonly string[]
  /** Access token. A new one is sent on to the application. */
  token: string
  theme: Theme
  /** How long the application may take to report that it is ready, in ms. @default 10000 */
  timeout?: number
  /** Called when the application reports the title of what it shows. */
  onTitle?: (title: string) => void
  /** Called when the application wants to open a page of the portal: a path on this origin. */
  onNavigate?: (path: string) => void
}

/**
 * What the application may do: run scripts, keep its own storage (its origin is not ours), submit forms, open pages and
 * download. It may not navigate the portal's own window, lock the pointer or show modal browser dialogs.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** Embeds an application from another origin in the portal. */
export function EmbeddedFrame({ src, allowedOrigins, ...props }: EmbeddedFrameProps) {
  const t = useMessages(messages)
  const [attempt, setAttempt] = useState(0)
  const origin = allowedOrigin(src, allowedOrigins)
  if (origin === undefined)
    return (
      <ErrorState {...elementProps(props)} title={t('forbiddenTitle')}>
        {t('forbidden')}
      </ErrorState>
    )
  return (
    <Frame
      // A new address or a retry creates a new frame with its own handshake.
      key={`${attempt} ${src}`}
      {...props}
      src={src}
      origin={origin}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

type FrameProps = Omit<EmbeddedFrameProps, 'allowedOrigins'> & { origin: string; onRetry: () => void }

function Frame({
  src,
  title,
  origin,
  token,
  theme,
  timeout = 10_000,
  onTitle,
  onNavigate,
  onRetry,
  ...element
}: FrameProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, height } = useHandshake({
    frame,
    origin,
    session: { token, locale, theme },
    timeout,
    onTitle,
    onNavigate,
  })

  if (state.name !== 'starting' && state.name !== 'ready')
    return (
      <ErrorState {...elementProps(element)} title={t(`${state.name}Title`, { title })} onRetry={onRetry}>
        {state.name === 'refused' && state.reason !== '' ? state.reason : t(state.name)}
      </ErrorState>
    )
  const isStarting = state.name === 'starting'
  return (
    <Skippable {...elementProps(element)} label={t('skip', { title })} isThere={!isStarting}>
      <div className={styles.container}>
        <iframe
          ref={frame}
          src={src}
          title={title}
          sandbox={sandbox}
          allow="fullscreen; clipboard-write"
          referrerPolicy="strict-origin"
          className={`${styles.frame} ${isStarting ? styles.starting : ''}`}
          {...(height !== null && { style: { blockSize: `${height}px` } })}
        />
        {isStarting && (
          <div className={styles.cover}>
            <SkeletonGroup label={t('loading', { title })}>
              <Skeleton width="40%" />
              <Skeleton width="75%" />
              <Skeleton shape="block" height="14rem" />
            </SkeletonGroup>
          </div>
        )}
      </div>
    </Skippable>
  )
}
