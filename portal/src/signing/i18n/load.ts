/** The texts of signing; every place that signs loads them. */
export const shared = {
  signing: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
