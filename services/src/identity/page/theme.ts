/** The themes that a person can choose in the portal; who leaves it to the system has chosen none. */
const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The parameter by which the portal says it, of a sign-in and of a sign-out. */
export const themeParameter = 'theme'

/** The theme that was asked for; of anything else the system decides. */
export function chooseTheme(asked: unknown): Theme | undefined {
  return themes.find(theme => theme === asked)
}
