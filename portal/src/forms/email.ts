/**
 * Whether a text looks like an e-mail address; if not, the form asks about it. Only the services can tell for certain.
 */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(text.trim())
