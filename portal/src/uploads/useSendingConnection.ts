import { useMemo } from 'react'
import { useSession } from '../session/SessionContext.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { SendingConnection } from './tus-sending.ts'

/** The way to the services for the bytes of files, with the session of the moment. */
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
