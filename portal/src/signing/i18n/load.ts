/** The texts of signing, as the places that sign load them. */
export const shared = {
  signing: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
