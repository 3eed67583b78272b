import { menusRoutes } from '../applications/menus/routes.ts'
import { defineRoutes } from '../routing/route.ts'
import { loadConsentTexts } from './screens/ConsentScreen/i18n/load-texts.ts'

/**
 * The one table of routes: layout, who may come, title and how the screen is loaded. A route enters it when its
 * application works, not before; its address is in the demo menus from the same day.
 */
export const routes = defineRoutes([
  {
    path: '/',
    layout: 'home',
    access: 'signed-in',
    title: 'palette.home',
    load: async () => (await import('./screens/HomeScreen/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: '/signed-in',
    layout: 'bare',
    access: 'public',
    title: 'signIn.loading',
    load: async () => (await import('./screens/SignedInScreen/SignedInScreen.tsx')).SignedInScreen,
  },
  {
    path: '/app/AccesDenied',
    layout: 'bare',
    access: 'public',
    title: 'denied.title',
    load: async () =>
      (await import('./screens/AccessDeniedScreen/PortalDeniedScreen.tsx')).PortalDeniedScreen,
  },
  {
    path: '/profile',
    layout: 'home',
    access: 'signed-in',
    title: 'palette.profile',
    load: async () => (await import('./screens/ProfileScreen/ProfileScreen.tsx')).ProfileScreen,
    texts: {
      namespace: 'profile',
      load: {
        en: async () => (await import('./screens/ProfileScreen/i18n/en.ts')).en,
        fr: async () => (await import('./screens/ProfileScreen/i18n/fr.ts')).fr,
      },
    },
  },
  {
    path: '/terms',
    layout: 'home',
    access: 'signed-in',
    title: 'palette.terms',
    load: async () => (await import('./screens/TermsScreen/TermsScreen.tsx')).TermsScreen,
    texts: { namespace: 'consent', load: loadConsentTexts },
  },
  {
    path: '/app/frame/:menuId',
    layout: 'application',
    access: 'signed-in',
    title: 'frame.title',
    load: async () => (await import('./screens/FrameScreen/FrameScreen.tsx')).FrameScreen,
  },
  ...menusRoutes,
])

/** Addresses that lead to another one, whoever asks. */
export const redirects = { '/sso': '/' } as const
