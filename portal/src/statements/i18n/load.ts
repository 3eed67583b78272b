/** The texts about requests for financial statements; `parts.ts` of the applications that show them loads them. */
export const shared = {
  statements: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
