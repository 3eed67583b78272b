const maxDecodings = 5

/** Decodes percent escapes until nothing changes; undefined when that does not end or an escape is malformed. */
function decodedFully(text: string): string | undefined {
  let current = text
  for (let round = 0; round < maxDecodings; round++) {
    let next: string
    try {
      next = decodeURIComponent(current)
    } catch {
      return undefined
    }
    if (next === current) return current
    current = next
  }
  return undefined
}

/** Whether every parser reads the path the same way: one leading slash, no backslash, no control character. */
function isPlain(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for: browsers drop some of them silently
  return path.startsWith('/') && !/^\/{2}|\\|[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/.test(path)
}

/**
 * The path within this origin that an untrusted source may send the portal to; undefined unless it is certain to stay
 * here. It refuses other schemes and origins, `//host` in every spelling (backslashes, encoded or full-width slashes,
 * dot segments that resolve to `//`), control characters, and a path that never stops decoding. It drops `token` and
 * `portalpath` parameters from the path, so that it cannot hand over a second token.
 * @param candidate the value of the query parameter, decoded once by URLSearchParams
 * @param origin this page's origin, such as `https://portal.example`
 * @returns pathname + search + hash, normalised
 */
export function safePath(candidate: string | null | undefined, origin: string): string | undefined {
  if (!candidate) return undefined
  const end = candidate.search(/[?#]/)
  const path = end === -1 ? candidate : candidate.slice(0, end)
  const decoded = decodedFully(path)
  if (decoded === undefined) return undefined
  if (![path, decoded, decoded.normalize('NFKC')].every(isPlain)) return undefined
  // oxlint-disable-next-line no-control-regex -- the URL parser drops tabs and line ends wherever they stand
  if (/[\u0000-\u001f\u007f]/.test(candidate)) return undefined
  const url = URL.parse(candidate, origin)
  if (!url || url.origin !== origin || url.username || url.password) return undefined
  // `/.//host` and `/a/..//host` are harmless here but name another host when they are resolved once more.
  if (!isPlain(url.pathname) || !isPlain(new URL(decoded, origin).pathname)) return undefined
  return withoutTokenParameters(url)
}

/** Names of the query parameters that carry a session into the portal. */
export const tokenParameters = { path: 'portalpath', token: 'token' } as const

/** The address without its session parameters: pathname + search + hash. */
export function withoutTokenParameters(url: URL): string {
  if (!url.searchParams.has(tokenParameters.path) && !url.searchParams.has(tokenParameters.token))
    return url.pathname + url.search + url.hash
  const rest = new URLSearchParams(url.searchParams)
  rest.delete(tokenParameters.path)
  rest.delete(tokenParameters.token)
  const search = rest.toString()
  return url.pathname + (search && `?${search}`) + url.hash
}
