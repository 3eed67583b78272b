import { Loader } from '@parvis/design-system/Loader'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { usePerson } from '../session/SessionContext.tsx'
import { useDocumentTitle } from './document-title.ts'
import { AccessDeniedScreen } from './screens/AccessDeniedScreen/AccessDenied.lazy.ts'

/**
 * Shows a screen to people with the scope; everybody else learns which one is missing. The services refuse as well.
 * Who loses the right under an open screen keeps what was typed as a draft, and may ask whether the right is back.
 */
export function Guarded({ scope, children }: { scope: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { scopes } = usePerson()
  const queryClient = useQueryClient()
  const isAsking = useIsFetching({ queryKey: ['listUserScopes'] }) > 0
  const [had, setHad] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const has = scopes.has(scope)
  if (has && !had) setHad(true)
  if (has === isRefused && (has || !isAsking)) setRefused(!has)
  if (has) return children
  // Asked again with each navigation: nobody is refused what the answer allows a moment later.
  if (isAsking && !isRefused) return <Loader label={t('rights.checking')} />
  return (
    <AccessDeniedScreen
      scope={scope}
      {...(had && { onRetry: () => void queryClient.refetchQueries({ queryKey: ['listUserScopes'] }) })}
    />
  )
}

/** A screen that stands outside of the gate, with nothing around it. */
export function PublicScreen({ children }: { children: ReactNode }) {
  useDocumentTitle([])
  return <Suspense fallback={null}>{children}</Suspense>
}
