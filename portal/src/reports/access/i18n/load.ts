/** The texts about the readers of a report; `parts.ts` of the applications that show them loads them. */
export const shared = {
  reportAccess: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
