/** The texts of the documents of a report, as `parts.ts` of the applications that show them load them. */
export const shared = {
  reportDocuments: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
