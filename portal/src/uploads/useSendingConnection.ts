import { useMemo } from 'react'
import { useSession } from '../session/SessionContext.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { SendingConnection } from './tus-sending.ts'

/** The connection to the services for uploads, with the current session. */
export function useSendingConnection(): SendingConnection {
  const session = useSession()
  const { hosts } = useSettings()
  return useMemo(
    () => ({
      baseUrl: hosts.portal,
      token: () => session.snapshot().token,
      isOver: token => session.isOver(token),
      renew: async refused => (await session.renew(refused)) === 'renewed',
    }),
    [session, hosts.portal],
  )
}
