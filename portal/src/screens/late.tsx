/**
 * Loads the parts of a page that the reader has to wait for. It suspends like `lazy`, but retries a load that failed
 * because the network was lost, whereas `lazy` would remember the failure. Only this file calls `lazy`. For parts that
 * the reader can do without, use a `loadedPart` of the design system.
 */
import { ErrorState } from '@parvis/design-system/ErrorState'
import { showToast } from '@parvis/design-system/Toast'
import {
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of a page, such as a tab, a section or a form. When it fails to load, an error takes its place; the rest of
 * the page keeps everything typed into it.
 */
export const latePart = <Props extends object>(load: Load<Props>) => late(load, () => MissingPart)

/** A dialog over a page. When it fails to load, a toast says so and the page stays as it is. */
export const lateDialog = <Props extends object>(load: Load<Props>) => late(load, () => MissingDialog)

/**
 * A whole screen, or something shown before one. A failed load is thrown: the error screen finds out whether the
 * network or a new version was the cause, and reloads the page. A reader who returns once the network is back never
 * sees the error.
 */
export const lateScreen = <Props extends object>(load: Load<Props>) =>
  late(load, (error, renew) => {
    window.addEventListener('online', renew, { once: true })
    return () => {
      throw error
    }
  })

function late<Props extends object>(
  load: Load<Props>,
  missing: (error: unknown, renew: () => void) => () => ReactNode,
): (props: Props) => ReactNode {
  const attempt = () => lazy(() => load().catch(error => ({ default: missing(error, renew) })))
  let Part = attempt()
  const renew = () => {
    Part = attempt()
  }
  return function Late(props) {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0)
    const retry = useCallback(() => {
      renew()
      drawAgain()
    }, [])
    return (
      <Retry value={retry}>
        <Part {...props} />
      </Retry>
    )
  }
}

const Retry = createContext(() => {})

/** Retries automatically when the network is back. */
function useOnline(onOnline: () => void) {
  const ask = useEffectEvent(onOnline)
  useEffect(() => {
    const listener = () => ask()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}

function MissingPart() {
  const { t } = useTranslation()
  const onRetry = use(Retry)
  useOnline(onRetry)
  return (
    <ErrorState title={t('late.title')} onRetry={onRetry}>
      {t('problem.network')}
    </ErrorState>
  )
}

function MissingDialog() {
  const { t } = useTranslation()
  const onRetry = use(Retry)
  useOnline(onRetry)
  const say = useEffectEvent(() => {
    showToast({
      kind: 'warning',
      title: t('problem.network'),
      action: { label: t('late.retry'), onPress: onRetry },
    })
  })
  // Show it only once: screen readers announce every toast.
  useEffect(() => say(), [])
  return null
}
