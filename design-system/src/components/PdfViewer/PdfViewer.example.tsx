import { PdfViewer } from '@parvis/design-system/PdfViewer'

export function Contract() {
  return <PdfViewer title="Contract" source={{ url: '/documents/contract.pdf' }} />
}
