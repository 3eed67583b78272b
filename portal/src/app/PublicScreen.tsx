import { Suspense, type ReactNode } from 'react'
import { useDocumentTitle } from './document-title.ts'

/** A screen outside the gate, without a shell around it. */
export function PublicScreen({ children }: { children: ReactNode }) {
  useDocumentTitle([])
  return <Suspense fallback={null}>{children}</Suspense>
}
