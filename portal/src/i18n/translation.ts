/**
 * The shape that the French texts must have: every key of the English ones, and the plural category `many`, which
 * French has and English has not. A key that is missing or too many does not compile.
 */
export type Translation<T> = {
  [K in keyof T]: T[K] extends string ? string : Translation<T[K]>
} & {
  [K in keyof T as K extends `${infer Start}_other` ? `${Start}_many` : never]: string
}
