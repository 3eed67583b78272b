/** The texts of who may read a report, as `parts.ts` of the applications that show them load them. */
export const shared = {
  reportAccess: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
