/**
 * The step that an address names, but no further than `reachable`. Without a valid step in the address, the step where
 * the author left off.
 */
export function reachedStep<Id extends string>(
  steps: readonly Id[],
  wanted: string | null,
  { reachable, left = reachable }: { reachable: Id; left?: Id },
): Id {
  const step = steps.find(id => id === wanted) ?? left
  return steps.indexOf(step) > steps.indexOf(reachable) ? reachable : step
}
