import { Loader } from '@parvis/design-system/Loader'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useApi } from '../api/ApiContext.tsx'
import type { PortalRoute } from '../routing/route.ts'
import { askForRights, managesRolesOptions } from '../session/rights.ts'
import { usePerson } from '../session/SessionContext.tsx'
import { AccessDeniedScreen } from './screens/AccessDeniedScreen/AccessDenied.lazy.ts'

/**
 * Whether the signed-in person may open the screen: by the scope or, where managers are allowed, by a role that they
 * manage.
 * @returns undefined while the answer is pending
 */
export function useMayCome(access: PortalRoute['access'] | undefined): boolean | undefined {
  const { scopes } = usePerson()
  const isFree = typeof access !== 'object' || scopes.has(access.scope)
  const isAsked = !isFree && access.managers === true
  const manages = useQuery({ ...managesRolesOptions(useApi()), enabled: isAsked })
  return isFree || (isAsked && (manages.isPending ? undefined : manages.data === true))
}

interface GuardedProps {
  access: Exclude<PortalRoute['access'], string>
  children: ReactNode
}

/**
 * Shows a screen to those who may open it; everybody else learns which scope is missing. The services refuse as well.
 * A person who loses the right while the screen is open keeps unsaved input as a draft, and may check whether the
 * right is back.
 */
export function Guarded({ access, children }: GuardedProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const mayCome = useMayCome(access)
  const [had, setHad] = useState(false)
  if (mayCome === true && !had) setHad(true)
  if (mayCome === true) return children
  if (mayCome === undefined) return <Loader label={t('rights.checking')} />
  return (
    <AccessDeniedScreen scope={access.scope} {...(had && { onRetry: () => askForRights(queryClient) })} />
  )
}
