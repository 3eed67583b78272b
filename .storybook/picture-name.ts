/** Vitest names a picture's file after the story but writes one hyphen where the story's id has two. */
export const fileName = (storyId: string) => storyId.replaceAll(/-+/g, '-')
