import { FileUpload } from '@parvis/design-system/FileUpload'
import type { UploadTransport } from '@parvis/design-system/upload'

export function Documents({ transport }: { transport: UploadTransport }) {
  return (
    <FileUpload label="Documents" limits={{ extensions: ['.pdf'], maximumFiles: 10 }} transport={transport} />
  )
}
