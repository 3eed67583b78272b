/** The result of the last picture comparison, by condition. */
export type PictureDifferences = readonly {
  condition: string
  /** When the comparison started, ISO 8601. */
  begunAt: string
  pictures: readonly DifferentPicture[]
}[]

/** A picture that differs from the committed one. */
export interface DifferentPicture {
  /** File name without extension. */
  name: string
  /** Addresses. A new story has no reference; a picture of another size has no difference. */
  reference: string | undefined
  actual: string | undefined
  difference: string | undefined
}
