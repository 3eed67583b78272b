// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

/** The APIs that a consumer can subscribe to: what they are called, and the address of a first read. */
export const apis = {
  Contacts: { fr: "Contacts", en: "Contacts", host: 'customer-store', path: '/v1/Contacts' },
  Accounts: { fr: "Clients", en: "Clients", host: 'customer-store', path: '/v1/Accounts' },
  Engagements: { fr: "Missions", en: "Engagements", host: 'organisation', path: '/v1/Engagements' },
  Offers: { fr: "Offres", en: "Offers", host: 'organisation', path: '/v1/Offers' },
  Onboarding: { fr: "Demandes d’onboarding", en: "Onboarding requests", host: 'organisation', path: '/v1/OnBoardingRequest' },
  Roles: { fr: "Rôles", en: "Roles", host: 'authorization', path: '/v1/Roles' },
  Applications: { fr: "Applications et droits", en: "Applications and scopes", host: 'authorization', path: '/v1/Applications' },
  Users: { fr: "Utilisateurs", en: "Users", host: 'authorization', path: '/v1/Users' },
} as const
