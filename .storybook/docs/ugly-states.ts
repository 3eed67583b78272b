/** Names of the stress-test stories, with more, longer or larger content than anybody writes on purpose. */
const names = /^(Permutations|Long Words|Large Text|Least Room)$/

/** Whether a story is a stress test rather than the normal appearance. */
export const isUgly = (name: string): boolean => names.test(name)
