/** What a page loads when it is wanted, and what stands there when it did not come: an error, and not an empty place. */
import { ErrorState } from '@parvis/design-system/ErrorState'
import { loadedPart } from '@parvis/design-system/loading/loadedPart'
import { showToast } from '@parvis/design-system/Toast'
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of a page: a tab, a section, a form. @param place keeps its room until it is there. @default nothing */
export const latePart = <Props extends object>(load: Load<Props>, place: ReactNode = null) =>
  loadedPart(load, place, retry => <MissingPart onRetry={retry} />)

/** A dialog over a page: what the page has keeps standing, with all that was typed into it. */
export const lateDialog = <Props extends object>(load: Load<Props>) =>
  loadedPart(load, null, retry => <MissingDialog onRetry={retry} />)

interface MissingProps {
  onRetry: () => void
}

function MissingPart({ onRetry }: MissingProps) {
  const { t } = useTranslation()
  return (
    <ErrorState title={t('late.title')} onRetry={onRetry}>
      {t('problem.network')}
    </ErrorState>
  )
}

/** Once: a toast is read aloud. */
function MissingDialog({ onRetry }: MissingProps) {
  const { t } = useTranslation()
  const isSaid = useRef(false)
  useEffect(() => {
    if (isSaid.current) return
    isSaid.current = true
    showToast({
      kind: 'warning',
      title: t('problem.network'),
      action: { label: t('late.retry'), onPress: onRetry },
    })
  }, [t, onRetry])
  return null
}
