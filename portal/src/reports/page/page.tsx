import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { useTheme } from '../../settings/theme.ts'
import type { BrowserErrors } from '../../telemetry/browser-errors.ts'
import { noteErrorsOfRoot } from '../../telemetry/root-options.ts'
import type { ReportSession } from './protocol/report-session.ts'
import type { ReportApi } from './report-api.ts'
import { LonelyPage, ReportPage } from './ReportPage.tsx'

interface RootProps {
  session: ReportSession
  api: ReportApi
  /** Whether the page is in a frame. */
  isEmbedded: boolean
}

function Root({ session, api, isEmbedded }: RootProps) {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot)
  const { shown, contrast } = useTheme()
  return (
    <DesignSystemProvider
      locale={snapshot.language}
      theme={shown}
      contrast={contrast}
      navigate={href => location.assign(href)}
    >
      {isEmbedded ? (
        <ReportPage
          session={session}
          snapshot={snapshot}
          askFigures={api.askFigures}
          readImages={api.readImages}
        />
      ) : (
        <LonelyPage />
      )}
    </DesignSystemProvider>
  )
}

/** Renders the report. @param errors of the page, which also receive rendering errors */
export function showReport(container: Element, errors: BrowserErrors, props: RootProps): void {
  createRoot(container, noteErrorsOfRoot(errors)).render(<Root {...props} />)
}
