import { createContext, use, useSyncExternalStore } from 'react'
import type { Person } from './access.ts'
import type { Session, SessionSnapshot } from './session.ts'

const SessionContext = createContext<Session | undefined>(undefined)
export const SessionProvider = SessionContext

/** What can be done to the session. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession is used outside of SessionProvider')
  return session
}

/** The session as it is now; follows every tab. */
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

/** The signed-in person, where their rights are known; undefined before. */
export function useKnownPerson(): Person | undefined {
  return use(PersonContext)
}

/** The signed-in person, once their rights are known. Only below the gate. */
export function usePerson(): Person {
  const person = useKnownPerson()
  if (!person) throw new Error('usePerson is used outside of the gate')
  return person
}
