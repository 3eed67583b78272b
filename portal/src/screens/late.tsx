/**
 * What a page loads when it is wanted, and waits for. It suspends like `lazy`, but what did not come, because the network
 * was lost, is asked for again: `lazy` would remember the failure. This file alone calls it. What the reader can do
 * without is a `loadedPart` of the design system.
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
 * A part of a page: a tab, a section, a form. An error stands in its place when it did not come; the page stays as it is,
 * with all that was typed into it.
 */
export const latePart = <Props extends object>(load: Load<Props>) => late(load, () => MissingPart)

/** A dialog over a page, which stays as it is. A toast says that it did not come. */
export const lateDialog = <Props extends object>(load: Load<Props>) => late(load, () => MissingDialog)

/**
 * A whole screen, or what stands before one. What did not come is thrown: the error screen knows whether the network or a
 * new version was the cause, and loads the page again. Who comes back after the network does is not told of it any more.
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

/** Asks by itself when the network is back. */
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
  // Once: a toast is read aloud.
  useEffect(() => say(), [])
  return null
}
