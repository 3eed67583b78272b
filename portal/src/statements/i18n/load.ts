/** The texts of requests for financial statements, as `parts.ts` of the applications that show some load them. */
export const shared = {
  statements: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
