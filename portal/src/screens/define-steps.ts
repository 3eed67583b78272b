/** The steps of a form: each has an address, and is gone to once nothing before it is to be mended. */
export interface DefinedSteps<Id extends string, Field extends string> {
  /** In their order. */
  ids: readonly [Id, ...Id[]]
  /** What is entered in each step, in the order in which it stands. */
  fieldsOf: Readonly<Record<Id, readonly Field[]>>
  /** What is entered in any of them, in the order of the steps. */
  names: readonly Field[]
  /** The step in which a field is entered. */
  stepOf: (field: Field) => Id
  /** The first step in which something is to be mended; the last one when nothing is. */
  firstFaulty: (faulty: readonly Field[]) => Id
}

/**
 * Declares the steps of a form by what is entered in each.
 * @example defineSteps<'who' | 'review', Field>({ who: ['name', 'email'], review: [] })
 */
export function defineSteps<Id extends string, Field extends string>(
  fieldsOf: Readonly<Record<Id, readonly Field[]>>,
): DefinedSteps<Id, Field> {
  const ids = Object.keys(fieldsOf) as [Id, ...Id[]]
  const stepOf = (field: Field) => ids.find(id => fieldsOf[id].includes(field)) ?? ids[0]
  return {
    ids,
    fieldsOf,
    names: ids.flatMap(id => fieldsOf[id]),
    stepOf,
    firstFaulty: faulty => {
      const wrong = new Set(faulty.map(stepOf))
      return ids.find(id => wrong.has(id)) ?? ids.at(-1) ?? ids[0]
    },
  }
}
