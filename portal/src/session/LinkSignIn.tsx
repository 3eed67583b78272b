import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/ApiContext.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { useUnsaved } from '../unsaved/unsaved-changes.ts'
import type { Handover } from './handover.ts'
import { checkHandover } from './handover-check.ts'
import { LinkSignInDialog } from './LinkSignInDialog.tsx'
import { listContactClaimsOptions } from './queries.ts'
import { useSession, useSessionSnapshot } from './SessionContext.tsx'
import { decodeToken } from './token.ts'

/**
 * Decides what happens to the token of a link. The services say whose token it is, and the signed-in person says
 * whether it may replace their session. Nothing is asked when the token is their own, or when nobody is signed in.
 */
export function LinkSignIn({ handover }: { handover: Handover }) {
  const api = useApi()
  const settings = useSettings()
  const session = useSession()
  const unsaved = useUnsaved()
  const navigate = useNavigate()
  const { token } = useSessionSnapshot()
  const isSignedIn = token !== undefined
  const mine = useQuery({ ...listContactClaimsOptions(api), enabled: isSignedIn })
  const check = useQuery({
    queryKey: ['checkHandover', handover],
    queryFn: () => checkHandover(handover, settings),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const work = useQuery({
    queryKey: ['unsavedWork', handover],
    queryFn: () => unsaved.work(),
    networkMode: 'always',
    gcTime: 0,
  })
  const own = mine.data?.[0]
  const isAccepted = check.data !== undefined && check.data.kind !== 'refused'
  const isWaiting = check.isPending || work.isPending || (isSignedIn && mine.isPending)
  const isSamePerson = own !== undefined && check.data?.kind === 'known' && check.data.contactId === own.id
  const isFree = isAccepted && !isWaiting && (isSamePerson || !isSignedIn)
  useEffect(() => {
    if (!isFree) return
    session.adopt(handover, { external: decodeToken(handover.token) === undefined, isSamePerson })
    void navigate(handover.path, { replace: true })
  }, [isFree, isSamePerson, session, handover, navigate])
  if (isWaiting || isFree) return null
  const said = decodeToken(token)
  const isTyped = work.data !== undefined && (work.data.isHere || work.data.otherTabs > 0)
  return (
    <LinkSignInDialog
      check={check.data ?? { kind: 'failed' }}
      {...(isSignedIn && {
        me: { name: own?.contactFullName ?? said?.name, email: own?.contactEmailOffice ?? said?.email },
      })}
      typed={isTyped ? (work.data.isLost ? 'lost' : 'kept') : undefined}
      isRetrying={check.isFetching}
      onStay={() => session.dropHandover()}
      onRetry={() => void check.refetch()}
      onContinue={() =>
        void unsaved.leaveWithDraft(() => {
          session.adopt(handover, {
            external: decodeToken(handover.token) === undefined,
            isSamePerson: false,
          })
          // A full page load: nothing in this page's memory belongs to the other person.
          location.assign(handover.path)
        })
      }
    />
  )
}
