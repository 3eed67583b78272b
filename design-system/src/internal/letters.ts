import { family } from '../tokens/scale.ts'

/**
 * Waits for the fonts that a drawing measures and a picture uses. Without a network they may never load; then the
 * available ones are used.
 */
export async function lettersLoaded(): Promise<void> {
  // Loading a list of families fails with the first one missing on this computer, while the others are still loading.
  await Promise.allSettled([family.serif, family.sans].map(names => document.fonts.load(`1rem ${names}`)))
  await document.fonts.ready
}
