import { family } from '../tokens/scale.ts'

/**
 * Waits for the letters that a drawing measures and a picture is written in. Without a network they may never be there;
 * then it is drawn in those that are.
 */
export async function lettersLoaded(): Promise<void> {
  // A list of names is given up with the first one that this computer lacks, while the others are still on their way.
  await Promise.allSettled([family.serif, family.sans].map(names => document.fonts.load(`1rem ${names}`)))
  await document.fonts.ready
}
