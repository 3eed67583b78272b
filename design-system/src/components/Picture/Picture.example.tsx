import { Picture } from '@parvis/design-system/Picture'

export function CountedThing({ photo }: { photo: Blob }) {
  return <Picture file={photo} label="Desk in room 1" />
}
