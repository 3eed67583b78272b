import { Suspense, type ReactNode } from 'react'
import { useDocumentTitle } from './document-title.ts'

/** A screen that stands outside of the gate, with nothing around it. */
export function PublicScreen({ children }: { children: ReactNode }) {
  useDocumentTitle([])
  return <Suspense fallback={null}>{children}</Suspense>
}
