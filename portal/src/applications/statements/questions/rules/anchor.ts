const pattern = /^#question-([1-9]\d{0,9})$/

/** Where the address of a question leads to. */
export const anchorOf = (id: number) => `question-${id}`

/** The question that an address names; undefined where it names none. */
export function idOfAnchor(hash: string): number | undefined {
  const id = pattern.exec(hash)?.[1]
  return id === undefined ? undefined : Number(id)
}
