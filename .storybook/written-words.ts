import type { StrictArgTypes } from 'storybook/internal/types'

/** Shows the words of a string union in the table of props, where Storybook would only write "union". */
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
