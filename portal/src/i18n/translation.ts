/**
 * The shape that the French texts must have: every key of the English ones, plus the plural category `many`, which
 * English does not have. A missing or extra key does not compile.
 */
export type Translation<T> = {
  [K in keyof T]: T[K] extends string ? string : Translation<T[K]>
} & {
  [K in keyof T as K extends `${infer Start}_other` ? `${Start}_many` : never]: string
}
