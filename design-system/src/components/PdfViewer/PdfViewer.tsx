import { useLayoutEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { given } from '../../internal/given.ts'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { formatBytes } from '../FileUpload/formats.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import type { PdfProblem, PdfSource, PdfViewerProps } from './pdfProps.ts'
import * as styles from './PdfViewer.css.ts'
import { messages } from './PdfViewer.messages.ts'
import { documentKey, usePdf } from './usePdf.ts'

export { pdfFits, pdfProblems } from './pdfProps.ts'
export type {
  PdfAddress,
  PdfInfo,
  PdfOverlayPage,
  PdfPermissions,
  PdfProblem,
  PdfSource,
  PdfViewerProps,
  PdfZoom,
} from './pdfProps.ts'

const megabyte = 1024 * 1024

/** Problems that may be gone on a retry. */
const passing: readonly PdfProblem[] = ['network', 'viewer', 'denied', 'missing']

/**
 * Shows a PDF document: pages, text, search and bookmarks. The renderer (pdf.js) is loaded with the first document.
 * Nothing in a document is executed: scripts do not run, forms are not submitted and embedded files are not opened.
 */
export function PdfViewer(props: PdfViewerProps) {
  const { source, title, maximumBytes = 100 * megabyte, height = 'min(80vh, 60rem)' } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const [read, setRead] = useState<{ of: PdfSource | string; page: number }>()
  const [status, retry] = usePdf(source, {
    maximumBytes,
    onOpen: ({ info }) => props.onDocumentLoaded?.(info),
    onProblem: problem => props.onProblem?.(problem),
  })
  const viewer = useRef<HTMLElement>(null)
  const attributes = useElementProps(props, viewer)
  const shown = useRef(status.kind)
  // The password was right, or the reader retried, and the pressed element is gone. Within an open document others
  // handle the focus.
  const focus = useFocusKept(() =>
    status.kind === shown.current
      ? undefined
      : (viewer.current?.querySelector<HTMLElement>('[role="document"]') ??
        viewer.current?.querySelector<HTMLElement>('input, button')),
  )
  useLayoutEffect(() => {
    shown.current = status.kind
  })
  return (
    <section
      {...attributes}
      {...focus}
      aria-label={title}
      className={styles.viewer}
      style={{ blockSize: height }}
    >
      {status.kind === 'loading' && (
        <div className={styles.state}>
          <div className={styles.progress}>
            <ProgressBar
              label={t('opening', { title })}
              {...given({ value: status.share === undefined ? undefined : Math.round(status.share * 100) })}
            />
          </div>
        </div>
      )}
      {status.kind === 'password' && (
        <div className={styles.state}>
          <status.Password {...status} />
        </div>
      )}
      {status.kind === 'failed' && (
        <div className={styles.state}>
          <ErrorState
            title={t(`${status.problem}Title`)}
            {...(passing.includes(status.problem) && { onRetry: retry })}
          >
            {t(`${status.problem}Text`, { limit: formatBytes(locale, maximumBytes) })}
          </ErrorState>
        </div>
      )}
      {status.kind === 'open' && (
        <status.Reader
          {...given({
            page: props.page,
            zoom: props.zoom,
            onZoomChange: props.onZoomChange,
            overlay: props.overlay,
          })}
          // After a reload, the document is at the same page.
          firstPage={read?.of === documentKey(source) ? read.page : 1}
          onPageChange={page => {
            setRead({ of: documentKey(source), page })
            props.onPageChange?.(page)
          }}
          onReload={retry}
          document={status.document}
          title={title}
          fileName={props.fileName ?? `${title}.pdf`}
        />
      )}
    </section>
  )
}
