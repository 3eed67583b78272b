import type { SignIn, SignInDependencies } from './sign-in.ts'

/** The way through the identity provider, loaded with its protocol when it is needed: most visits find a token. */
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
    // The token of now: another tab may bring the next one while this loads.
    async renew(refused = dependencies.tokens.current()) {
      const signIn = await load().catch(() => undefined)
      return signIn ? await signIn.renew(refused) : 'unreachable'
    },
    end: async (...session) => (await load()).end(...session),
    idToken: async () => (await load()).idToken(),
  }
}
