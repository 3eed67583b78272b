import { accessRequests } from '../applications/security/access-requests/application.ts'
import { apiConsumers } from '../applications/security/consumers/application.ts'
import { auditFolders } from '../applications/statements/audit-folders/application.ts'
import { dashboards } from '../applications/reports/dashboards/application.ts'
import { documents } from '../applications/documents/library/application.ts'
import { testData } from '../applications/test-data/people/application.ts'
import { signatures } from '../applications/signature/envelopes/application.ts'
import { menus } from '../applications/administration/menus/application.ts'
import { mail } from '../applications/administration/mail/application.ts'
import { network } from '../applications/network/explorer/application.ts'
import { clientRelations } from '../applications/network/relations/application.ts'
import { notifications } from '../applications/administration/notifications/application.ts'
import { permissions } from '../applications/security/permissions/application.ts'
import { reportProjects } from '../applications/reports/projects/application.ts'
import { onboarding } from '../applications/onboarding/requests/application.ts'
import { planning } from '../applications/planning/requests/application.ts'
import { publications } from '../applications/planning/publications/application.ts'
import { references } from '../applications/finder/references/application.ts'
import { reminders } from '../applications/finder/reminders/application.ts'
import { reportLibrary } from '../applications/reports/library/application.ts'
import { reportViewer } from '../applications/reports/viewer/application.ts'
import { reportTemplates } from '../applications/planning/templates/application.ts'
import { roles } from '../applications/security/roles/application.ts'
import { securityApplications } from '../applications/security/applications/application.ts'
import { termsOfUse } from '../applications/security/terms/application.ts'
import { statementImport } from '../applications/statements/import/application.ts'
import { statementQuestions } from '../applications/statements/questions/application.ts'
import { statementResults } from '../applications/statements/results/application.ts'
import { statementRequests } from '../applications/statements/requests/application.ts'
import { stockTakes } from '../applications/inventory/stock-takes/application.ts'
import { routesOf } from '../routing/application.ts'
import { defineRoutes } from '../routing/route.ts'
import { loadConsentTexts } from '../terms/i18n/load-texts.ts'

const loaders = () => import('./screens/loaders.ts')

/**
 * The single table of routes: layout, access, title and how to load the screen. A route is added when its application
 * works, not before; its address appears in the demo menus on the same day.
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
    path: '/welcome',
    layout: 'bare',
    access: 'public',
    title: 'welcome:title',
    load: async () => (await loaders()).welcomeScreen(),
    texts: {
      namespace: 'welcome',
      load: {
        en: async () => (await loaders()).welcomeTexts.en(),
        fr: async () => (await loaders()).welcomeTexts.fr(),
      },
    },
  },
  {
    path: '/sign/guest',
    layout: 'bare',
    access: 'public',
    title: 'guestSigning:title',
    load: async () => (await loaders()).guestSigningScreen(),
    texts: {
      namespace: 'guestSigning',
      load: {
        en: async () => (await loaders()).guestSigningTexts.en(),
        fr: async () => (await loaders()).guestSigningTexts.fr(),
      },
    },
    sharedTexts: [
      {
        namespace: 'signing',
        load: {
          en: async () => (await loaders()).signingTexts.signing.en(),
          fr: async () => (await loaders()).signingTexts.signing.fr(),
        },
      },
    ],
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
    load: async () => (await loaders()).profileScreen(),
    texts: {
      namespace: 'profile',
      load: {
        en: async () => (await loaders()).profileTexts.en(),
        fr: async () => (await loaders()).profileTexts.fr(),
      },
    },
  },
  {
    path: '/notifications',
    layout: 'home',
    access: 'signed-in',
    title: 'palette.notifications',
    load: async () => (await loaders()).myNotificationsScreen(),
    texts: {
      namespace: 'myNotifications',
      load: {
        en: async () => (await loaders()).myNotificationsTexts.en(),
        fr: async () => (await loaders()).myNotificationsTexts.fr(),
      },
    },
  },
  {
    path: '/terms',
    layout: 'home',
    access: 'signed-in',
    title: 'palette.terms',
    load: async () => (await loaders()).termsScreen(),
    texts: { namespace: 'consent', load: loadConsentTexts },
  },
  {
    path: '/app/frame/:menuId',
    layout: 'application',
    access: 'signed-in',
    title: 'frame.title',
    load: async () => (await loaders()).frameScreen(),
  },
  ...routesOf(menus, () => import('../applications/administration/menus/parts.ts')),
  ...routesOf(mail, () => import('../applications/administration/mail/parts.ts')),
  ...routesOf(notifications, () => import('../applications/administration/notifications/parts.ts')),
  ...routesOf(roles, () => import('../applications/security/roles/parts.ts')),
  ...routesOf(securityApplications, () => import('../applications/security/applications/parts.ts')),
  ...routesOf(permissions, () => import('../applications/security/permissions/parts.ts')),
  ...routesOf(apiConsumers, () => import('../applications/security/consumers/parts.ts')),
  ...routesOf(accessRequests, () => import('../applications/security/access-requests/parts.ts')),
  ...routesOf(termsOfUse, () => import('../applications/security/terms/parts.ts')),
  ...routesOf(reportLibrary, () => import('../applications/reports/library/parts.ts')),
  ...routesOf(reportViewer, () => import('../applications/reports/viewer/parts.ts')),
  ...routesOf(reportProjects, () => import('../applications/reports/projects/parts.ts')),
  ...routesOf(dashboards, () => import('../applications/reports/dashboards/parts.ts')),
  ...routesOf(planning, () => import('../applications/planning/requests/parts.ts')),
  ...routesOf(reportTemplates, () => import('../applications/planning/templates/parts.ts')),
  ...routesOf(publications, () => import('../applications/planning/publications/parts.ts')),
  ...routesOf(references, () => import('../applications/finder/references/parts.ts')),
  ...routesOf(onboarding, () => import('../applications/onboarding/requests/parts.ts')),
  ...routesOf(reminders, () => import('../applications/finder/reminders/parts.ts')),
  ...routesOf(statementImport, () => import('../applications/statements/import/parts.ts')),
  ...routesOf(statementResults, () => import('../applications/statements/results/parts.ts')),
  ...routesOf(statementQuestions, () => import('../applications/statements/questions/parts.ts')),
  ...routesOf(statementRequests, () => import('../applications/statements/requests/parts.ts')),
  ...routesOf(documents, () => import('../applications/documents/library/parts.ts')),
  ...routesOf(network, () => import('../applications/network/explorer/parts.ts')),
  ...routesOf(clientRelations, () => import('../applications/network/relations/parts.ts')),
  ...routesOf(stockTakes, () => import('../applications/inventory/stock-takes/parts.ts')),
  ...routesOf(auditFolders, () => import('../applications/statements/audit-folders/parts.ts')),
  ...routesOf(testData, () => import('../applications/test-data/people/parts.ts')),
  ...routesOf(signatures, () => import('../applications/signature/envelopes/parts.ts')),
])

/**
 * Addresses that redirect everybody to another one, with the same parameters. Emails, notifications and the work list
 * link to an onboarding request by an address of their own: a portal that starts with the address of its page shows the
 * list instead.
 */
export const redirects = {
  '/sso': '/',
  '/app/confirm/request/:requestId': onboarding.paths.record,
} as const
