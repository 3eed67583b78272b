/** Whether a text looks like an e-mail address, so that it is worth asking about. The services know better. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(text.trim())
