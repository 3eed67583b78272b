import type { StrictArgTypes } from 'storybook/internal/types'

/** The table of properties calls a list of words a "union": it shows the words. */
export function withWrittenWords(argTypes: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      if (type?.name !== 'enum' || table?.type?.summary !== 'union') return [name, argType]
      const words = type.value.map(word => (typeof word === 'string' ? `'${word}'` : String(word)))
      return [name, { ...argType, table: { ...table, type: { ...table.type, summary: words.join(' | ') } } }]
    }),
  )
}
