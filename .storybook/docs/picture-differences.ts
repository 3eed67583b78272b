/** What the last comparison of pictures found, by the conditions under which stories are shown. */
export type PictureDifferences = readonly {
  condition: string
  /** When the comparison was begun, ISO 8601. */
  begunAt: string
  pictures: readonly DifferentPicture[]
}[]

/** A picture that is not as the committed one. */
export interface DifferentPicture {
  /** Name of its file, without ending. */
  name: string
  /** Addresses. A new story has no reference, one of another size no difference. */
  reference: string | undefined
  actual: string | undefined
  difference: string | undefined
}
