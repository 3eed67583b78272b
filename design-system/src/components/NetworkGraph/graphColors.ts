/** The colour roles of the canvas. The colours themselves are tokens, read from the page. */
export const colorRoles = ['surface', 'ink', 'muted', 'control', 'accent', 'accentSoft'] as const
export type ColorRole = (typeof colorRoles)[number]
export type GraphColors = Readonly<Record<ColorRole, string>>

/** Reads the colours of the current theme from one probe element per role. */
export function readColors(probes: HTMLElement): GraphColors {
  const found = Object.fromEntries(
    [...probes.children].map(probe => [probe.getAttribute('data-role'), getComputedStyle(probe).color]),
  )
  return found as GraphColors
}

/** Calls back when colours may have changed: theme, contrast or accent of the page, or the reader's system settings. */
export function watchColors(onChange: () => void): () => void {
  const stop = new AbortController()
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-contrast', 'class', 'style'],
  })
  for (const query of ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    window.matchMedia(query).addEventListener('change', onChange, { signal: stop.signal })
  return () => {
    observer.disconnect()
    stop.abort()
  }
}
