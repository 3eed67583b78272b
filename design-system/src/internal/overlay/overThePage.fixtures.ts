/**
 * Parameters of stories of what lies over the page: on a docs page each is in a frame of its own, where they would lie
 * over each other.
 * @param height of the frame
 */
export const overThePage = (height = '36rem') => ({ docs: { story: { inline: false, height } } })
