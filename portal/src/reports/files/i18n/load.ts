/** The texts of files on their way, as `parts.ts` of the applications that send some load them. */
export const shared = {
  reportFiles: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
