/* oxlint-disable no-console -- the library warns through the console while it is imported, and only there can it be heard */

/**
 * Loads oidc-provider without its notice about the runtime: the Node of the registry package is of the 24 line, from
 * before that line was called LTS, which is all that the notice looks at. Other warnings pass.
 */
const warn = console.warn
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
}
const library = await import('oidc-provider')
console.warn = warn

export const { errors, Provider } = library
export type Provider = InstanceType<typeof Provider>
