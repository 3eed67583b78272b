import type { LazyPart } from './useLoadedPart.ts'

/** Replaces a part's loader, as if the part had not been shown yet. @returns a function that restores it */
export function replaceLoad<Props>(part: LazyPart<Props>, load: LazyPart<Props>['load']): () => void {
  const { load: was, loaded } = part
  Object.assign(part, { load, loaded: undefined })
  return () => Object.assign(part, { load: was, loaded })
}
