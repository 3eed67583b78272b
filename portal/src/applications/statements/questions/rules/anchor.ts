const pattern = /^#question-([1-9]\d{0,9})$/

/** The anchor of a question. */
export const anchorOf = (id: number) => `question-${id}`

/** The question that a fragment names; undefined if it names none. */
export function idOfAnchor(hash: string): number | undefined {
  const id = pattern.exec(hash)?.[1]
  return id === undefined ? undefined : Number(id)
}
