/**
 * What a component is for: the first sentence of its SPEC.md.
 * @param spec the whole text @throws Error when it has none
 */
export function summaryOf(spec: string): string {
  const [, sentence] = /^# .+\n\n(.+?\.)(?=\n| [A-Z`])/.exec(spec) ?? []
  if (sentence === undefined) throw new Error(`No sentence begins ${spec.slice(0, 40)}`)
  return sentence
}
