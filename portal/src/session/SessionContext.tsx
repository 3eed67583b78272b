import { createContext, use, useSyncExternalStore } from 'react'
import type { Person } from './access.ts'
import type { Session, SessionSnapshot } from './session.ts'

const SessionContext = createContext<Session | undefined>(undefined)
export const SessionProvider = SessionContext

/** The session and its operations. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession is used outside of SessionProvider')
  return session
}

/** The current session, kept in sync with every tab. */
export function useSessionSnapshot(): SessionSnapshot {
  const session = useSession()
  return useSyncExternalStore(
    listener => session.subscribe(listener),
    () => session.snapshot(),
    () => session.snapshot(),
  )
}

const PersonContext = createContext<Person | undefined>(undefined)
export const PersonProvider = PersonContext

/** The signed-in person; undefined until their rights are known. */
export function useKnownPerson(): Person | undefined {
  return use(PersonContext)
}

/** The signed-in person. Use it only below the gate, where their rights are known. */
export function usePerson(): Person {
  const person = useKnownPerson()
  if (!person) throw new Error('usePerson is used outside of the gate')
  return person
}
