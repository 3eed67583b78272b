/** A value with the spaces around it as signs: what is wrong with them would not be seen. */
export const visibleSpaces = (value: string): string =>
  value.replaceAll(/^\s+|\s+$/g, spaces => '\u2423'.repeat(spaces.length))
