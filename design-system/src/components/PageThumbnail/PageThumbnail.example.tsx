import { PageThumbnail } from '@parvis/design-system/PageThumbnail'

export function FirstPage() {
  return <PageThumbnail label="Page 1" />
}
