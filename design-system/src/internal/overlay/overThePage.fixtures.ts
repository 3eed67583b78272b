/**
 * Story parameters for overlays: on a docs page each gets its own frame, because they would cover each other.
 * @param height of the frame
 */
export const overThePage = (height = '36rem') => ({ docs: { story: { inline: false, height } } })
