/** The steps of a form. Each has an address and can be reached once all steps before it are valid. */
export interface DefinedSteps<Id extends string, Field extends string> {
  /** The step ids in order. */
  ids: readonly [Id, ...Id[]]
  /** The fields of each step, in display order. */
  fieldsOf: Readonly<Record<Id, readonly Field[]>>
  /** The fields of all steps, in the order of the steps. */
  names: readonly Field[]
  /** The step that contains a field. */
  stepOf: (field: Field) => Id
  /** The first step with a faulty field; the last step when there is none. */
  firstFaulty: (faulty: readonly Field[]) => Id
}

/**
 * Declares the steps of a form by the fields of each.
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
