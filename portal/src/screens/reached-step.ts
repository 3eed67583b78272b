/** The step that an address names, as far as it can be reached; without one where the way was left. */
export function reachedStep<Id extends string>(
  steps: readonly Id[],
  wanted: string | null,
  { reachable, left = reachable }: { reachable: Id; left?: Id },
): Id {
  const step = steps.find(id => id === wanted) ?? left
  return steps.indexOf(step) > steps.indexOf(reachable) ? reachable : step
}
