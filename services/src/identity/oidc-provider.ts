/* oxlint-disable no-console -- the library warns through the console while it is imported, and only there can it be heard */

/**
 * Loads oidc-provider without its warning about the runtime. The library checks only whether the Node release is named
 * LTS, and the Node 24 of the registry package predates that name. Other warnings pass.
 */
const warn = console.warn
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
}
const library = await import('oidc-provider')
console.warn = warn

export const { errors, Provider } = library
export type Provider = InstanceType<typeof Provider>
