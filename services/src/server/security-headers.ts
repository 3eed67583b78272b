/** What a page of the portal may reach beyond its own origin. */
export interface PageSources {
  /** The origin at which browsers reach the portal. */
  publicOrigin: string
  /** Other origins that the portal calls: base hosts, identity provider, analytics. */
  connect: readonly string[]
  /** Origins that it shows in frames: embedded applications, and the identity provider's silent sign-in. */
  frame: readonly string[]
}

/**
 * The headers of the portal's pages and files. Scripts come from this origin, without exception. Styles may be inline:
 * the component library writes a few rules into the page, and a static file cannot carry a nonce.
 * @source Content Security Policy Level 3; OWASP Secure Headers Project.
 */
export function pageHeaders({ publicOrigin, connect, frame }: PageSources): Record<string, string> {
  const secure = publicOrigin.startsWith('https:')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    ['frame-src', "'self'", ...frame].join(' '),
    // The silent sign-in loads one of our own pages in a frame.
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * The headers of the only file that may compile WebAssembly: the worker that reads codes. A worker has no page and no
 * markup, and runs under the policy it is served with. Nothing else of this origin may.
 */
export function codeReaderHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  return {
    ...headers,
    'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  }
}

/**
 * The headers of the page that draws reports in a frame, and of its files: only pages of this origin may frame it, it
 * shows no frames itself, and it calls only the services.
 */
export function reportPageHeaders({ publicOrigin, connect }: PageSources): Record<string, string> {
  const headers = pageHeaders({ publicOrigin, connect, frame: [] })
  const policy = headers['content-security-policy'] ?? ''
  return {
    ...headers,
    'content-security-policy': policy
      .replace("frame-src 'self'", "frame-src 'none'")
      .replace("form-action 'self'", "form-action 'none'"),
    'referrer-policy': 'no-referrer',
  }
}

/** The origins of addresses; relative and invalid addresses are skipped. */
export function originsOf(addresses: readonly unknown[]): string[] {
  const origins = addresses.flatMap(address =>
    typeof address === 'string' && URL.canParse(address) && /^https?:/.test(address)
      ? [new URL(address).origin]
      : [],
  )
  return [...new Set(origins)]
}
