import { getSettings } from '@parvis/api-types/generated/examples/portal'
import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ApiProvider } from '../api/ApiContext.tsx'
import { createApi } from '../api/clients.ts'
import { createQueryClient } from '../api/query-client.ts'
import { translationsInBoth } from '../i18n/both-languages.ts'
import type { Namespace } from '../i18n/translations.ts'
import { TranslationsProvider } from '../i18n/TranslationsProvider.tsx'
import type { PortalRoute } from '../routing/route.ts'
import type { Person } from '../session/access.ts'
import { PersonProvider, SessionProvider } from '../session/SessionContext.tsx'
import type { Session, SessionSnapshot } from '../session/session.ts'
import { SettingsProvider } from '../settings/SettingsContext.tsx'
import type { PortalSettings } from '../settings/portal-settings.ts'
import { forgetAllSendings } from '../uploads/sendings.ts'

/** What a story can change in the portal around its screen. */
export interface PortalStory {
  /** Texts of the hosted application, in both languages. */
  texts?: Partial<Record<Namespace, Record<Locale, object>>>
  /** Overrides of the signed-in person. */
  person?: Partial<Person>
  /** The address of the story. @default '/' */
  path?: string
  /** The row of the route table that the story is about; determines layout and title. */
  route?: PortalRoute
  /** @default signed in */
  session?: Partial<SessionSnapshot>
  /** The outcome of navigating to the sign-in page. @default it never ends */
  starts?: 'fails'
  /** The outcome of returning from it. @default it never ends */
  completes?: 'fails' | { returnTo: string }
  settings?: Partial<PortalSettings>
}

/** The person of the stories: a security administrator. */
export const storyPerson: Person = {
  contactId: 1,
  email: 'admin@parvis.example',
  firstName: 'Hélène',
  fullName: 'Hélène Marchand',
  type: 'Collaborateur',
  scopes: new Set(['Portal.Access', 'Menus.Manage', 'Contacts.Read', 'Scopes.Read']),
}

/** A session with the state that the story sets; a person's actions on it change what the story shows. */
function storySession({ session, starts, completes }: PortalStory): Session {
  let snapshot: SessionSnapshot = { token: 'story', ended: undefined, handover: undefined, ...session }
  const outcome = (ends: 'fails' | undefined) =>
    ends === 'fails' ? Promise.reject(new Error('refused by the story')) : new Promise<never>(() => undefined)
  const completion = () =>
    typeof completes === 'object' ? Promise.resolve(completes.returnTo) : outcome(completes)
  const listeners = new Set<() => void>()
  const become = (next: Partial<SessionSnapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
    onChange: () => () => undefined,
    life: () => undefined,
    isOver: () => false,
    start: () => outcome(starts),
    complete: completion,
    renew: () => Promise.resolve('refused'),
    adopt: ({ token }) => become({ token, handover: undefined }),
    dropHandover: () => become({ handover: undefined }),
    expire: () => become({ token: undefined, ended: 'expired' }),
    signOut: () => {
      become({ token: undefined, ended: 'signed-out' })
      return Promise.resolve()
    },
  }
}

/** A missing text fails the story. */
const missing = (key: string): never => {
  throw new Error(`no text: ${key}`)
}

function StoryPortal({ story, children }: { story: PortalStory; children: ReactNode }) {
  const locale = useLocale()
  const [translations] = useState(() => {
    const both = translationsInBoth(locale, missing)
    for (const [namespace, texts] of Object.entries(story.texts ?? {}))
      for (const language of locales) both.add(namespace as Namespace, language, texts[language])
    return both
  })
  useEffect(() => void translations.changeLanguage(locale), [translations, locale])
  // An upload of one story must not appear as work in progress in the bell of the next.
  useEffect(() => forgetAllSendings, [])
  const settings: PortalSettings = { ...getSettings.success.embedded, ...story.settings }
  const [parts] = useState(() => ({
    session: storySession(story),
    queryClient: createQueryClient({ retry: false }),
    api: createApi(settings.hosts, {
      token: () => 'story',
      isOver: () => false,
      renew: () => Promise.resolve(false),
      track: () => undefined,
    }),
  }))
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children, handle: story.route }], {
      initialEntries: [story.path ?? '/'],
    }),
  )
  return (
    <SettingsProvider value={settings}>
      <TranslationsProvider value={translations}>
        <SessionProvider value={parts.session}>
          <ApiProvider value={parts.api}>
            <QueryClientProvider client={parts.queryClient}>
              <PersonProvider value={{ ...storyPerson, ...story.person }}>
                <RouterProvider router={router} />
              </PersonProvider>
            </QueryClientProvider>
          </ApiProvider>
        </SessionProvider>
      </TranslationsProvider>
    </SettingsProvider>
  )
}

/**
 * Storybook decorator: the portal around a screen. Language, theme and width follow the toolbar.
 * @param screen what all stories of a screen have in common; `parameters: inPortal({ … })` changes it for one story
 */
export function withPortal(screen: PortalStory = {}): Decorator {
  return (Story, { parameters }) => (
    // Storybook does not type parameters, but `inPortal` does.
    <StoryPortal story={{ ...screen, ...(parameters['portal'] as PortalStory | undefined) }}>
      <Story />
    </StoryPortal>
  )
}

/** Overrides for one story. */
export function inPortal(story: PortalStory): { portal: PortalStory } {
  return { portal: story }
}
