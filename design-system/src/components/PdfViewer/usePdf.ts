import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import type { Opening, OpenPdf } from './openPdf.ts'
import type { PdfProblem, PdfSource } from './pdfProps.ts'
import type { PdfReaderProps } from './PdfReader.tsx'
import type { PdfPasswordProps } from './PdfPassword.tsx'

/** The components loaded with the first document. */
interface Parts {
  Reader: ComponentType<PdfReaderProps>
  Password: ComponentType<PdfPasswordProps>
}

export type PdfStatus =
  | { kind: 'loading'; share?: number }
  | ({ kind: 'password'; Password: Parts['Password'] } & PdfPasswordProps)
  | { kind: 'failed'; problem: PdfProblem }
  | { kind: 'open'; document: OpenPdf; Reader: Parts['Reader'] }

interface PdfEvents {
  maximumBytes: number
  onOpen: (document: OpenPdf) => void
  onProblem: (problem: PdfProblem) => void
}

async function loadParts() {
  const [{ openPdf }, { PdfReader }, { PdfPassword }] = await Promise.all([
    import('./openPdf.ts'),
    import('./PdfReader.tsx'),
    import('./PdfPassword.tsx'),
  ])
  return { openPdf, Reader: PdfReader, Password: PdfPassword }
}

const problemIn = (error: unknown): PdfProblem | undefined =>
  error instanceof Error && error.name === 'PdfError'
    ? (Reflect.get(error, 'problem') as PdfProblem)
    : undefined

/** The identity of a document: its bytes or its address. */
export const documentKey = (source: PdfSource) => ('url' in source ? source.url : source)

/** Opens a document, and closes it when the component unmounts. Equal bytes or addresses mean the same document. */
export function usePdf(source: PdfSource, events: PdfEvents): [PdfStatus, retry: () => void] {
  const [attempt, setAttempt] = useState(0)
  const key = documentKey(source)
  const wanted = useMemo(() => ({ key, attempt }), [key, attempt])
  const [state, setState] = useState<{ of: object; status: PdfStatus }>()
  const latest = useRef({ source, events })
  useEffect(() => {
    latest.current = { source, events }
  })
  useEffect(() => {
    let isGone = false
    let opening: Opening | undefined
    const show = (status: PdfStatus) => {
      if (!isGone) setState({ of: wanted, status })
    }
    const fail = (problem: PdfProblem) => {
      show({ kind: 'failed', problem })
      if (!isGone) latest.current.events.onProblem(problem)
    }
    const open = async () => {
      const parts = await loadParts().catch(() => undefined)
      if (isGone) return
      if (!parts) return fail('viewer')
      const { Reader, Password } = parts
      opening = parts.openPdf(latest.current.source, {
        maximumBytes: latest.current.events.maximumBytes,
        onProgress: share => {
          // An encrypted document keeps loading while its password is typed.
          if (!isGone)
            setState(before =>
              before?.of === wanted && before.status.kind !== 'loading'
                ? before
                : { of: wanted, status: { kind: 'loading', share } },
            )
        },
        onPassword: (isWrong, submit) => {
          // The field stays visible while the password is checked, so that it can be corrected.
          const onSubmit = (password: string) => {
            show({ kind: 'password', Password, isWrong: false, isChecking: true, onSubmit })
            submit(password)
          }
          show({ kind: 'password', Password, isWrong, isChecking: false, onSubmit })
        },
      })
      try {
        const document = await opening.document
        show({ kind: 'open', document, Reader })
        if (!isGone) latest.current.events.onOpen(document)
      } catch (error) {
        opening.close()
        fail(problemIn(error) ?? 'broken')
      }
    }
    void open()
    return () => {
      isGone = true
      opening?.close()
    }
  }, [wanted])
  // The status of a previous document says nothing about this one.
  const status = state?.of === wanted ? state.status : ({ kind: 'loading' } as const)
  return [status, () => setAttempt(attempt + 1)]
}
