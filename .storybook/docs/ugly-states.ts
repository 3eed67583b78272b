/** Names of the states in which a component has more, longer or larger content than anybody writes on purpose. */
const names = /^(Permutations|Long Words|Large Text|Least Room)$/

/** Whether a state shows what a component bears, and not how it looks. */
export const isUgly = (name: string): boolean => names.test(name)
