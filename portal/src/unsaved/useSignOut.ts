import { useApi } from '../api/ApiContext.tsx'
import { useDrafts } from './useDraft.ts'
import { useLanguage } from '../i18n/formats.ts'
import { useKnownPerson, useSession } from '../session/SessionContext.tsx'
import { useUnsaved } from './unsaved-changes.ts'

/** Signs out in all tabs, after a question if any of them has unsaved changes or left a draft. */
export function useSignOut(): () => void {
  const api = useApi()
  const session = useSession()
  const language = useLanguage()
  const unsaved = useUnsaved()
  const drafts = useDrafts()
  const id = useKnownPerson()?.contactId
  return () =>
    void unsaved.signOut(
      () => void session.signOut(api, language),
      id === undefined
        ? undefined
        : {
            areUndecided: drafts.hasUndecided(id),
            keep: () => drafts.keepAll(id),
            forget: () => drafts.forget(id),
          },
    )
}
