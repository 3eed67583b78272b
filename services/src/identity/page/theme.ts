/** The themes that a person can choose in the portal. Following the system counts as no choice. */
const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The parameter with which the portal passes the theme, for signing in and signing out. */
export const themeParameter = 'theme'

/** The requested theme; undefined for any other value, which follows the system. */
export function chooseTheme(asked: unknown): Theme | undefined {
  return themes.find(theme => theme === asked)
}
