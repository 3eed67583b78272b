/** A value whose leading and trailing spaces are shown as signs, because faults in them would be invisible. */
export const visibleSpaces = (value: string): string =>
  value.replaceAll(/^\s+|\s+$/g, spaces => '\u2423'.repeat(spaces.length))
