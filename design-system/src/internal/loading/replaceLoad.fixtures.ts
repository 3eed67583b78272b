import type { LazyPart } from './useLoadedPart.ts'

/** Has a part loaded in another way, as if it had not been shown yet. @returns what puts it back */
export function replaceLoad<Props>(part: LazyPart<Props>, load: LazyPart<Props>['load']): () => void {
  const { load: was, loaded } = part
  Object.assign(part, { load, loaded: undefined })
  return () => Object.assign(part, { load: was, loaded })
}
