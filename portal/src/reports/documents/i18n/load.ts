/** The texts about the documents of a report; `parts.ts` of the applications that show them loads them. */
export const shared = {
  reportDocuments: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
