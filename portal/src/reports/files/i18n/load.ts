/** The texts about uploads; `parts.ts` of the applications with uploads loads them. */
export const shared = {
  reportFiles: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
