import { forgetKept, storageKeys } from './storage.ts'
import type { SignIn, SignInDependencies } from './sign-in.ts'

/**
 * Sign-in through the identity provider. The protocol library is loaded on first use, because most visits already have
 * a token.
 */
export function lateSignIn(dependencies: SignInDependencies): SignIn {
  let made: SignIn | undefined
  const load = async () => {
    const { createSignIn } = await import('./sign-in.ts')
    made ??= createSignIn(dependencies)
    return made
  }
  return {
    start: async (returnTo, locale) => (await load()).start(returnTo, locale),
    complete: async address => (await load()).complete(address),
    // Defaults to the current token now: another tab may replace it while the library loads.
    async renew(refused = dependencies.tokens.current()) {
      const signIn = await load().catch(() => undefined)
      return signIn ? await signIn.renew(refused) : 'unreachable'
    },
    async end(idToken, locale, hasNetwork) {
      // Before the library is loaded: a network that does not answer must not leave these to the next person.
      if (!hasNetwork) dependencies.local.setItem(storageKeys.signedOut, 'true')
      forgetKept()
      await (await load()).end(idToken, locale, hasNetwork)
    },
    idToken: async () => (await load()).idToken(),
  }
}
