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
    end: async (...session) => (await load()).end(...session),
    idToken: async () => (await load()).idToken(),
  }
}
