import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import type { CopyProblem } from './useGridCopy.ts'
import type { PasteProblem } from './useGridPaste.ts'

interface GridBannersProps {
  /** Why the rows may be incomplete or outdated. */
  rows: 'partial' | 'refreshFailed' | undefined
  onRetry: (() => void) | undefined
  /** Retries saving the views. */
  onRetryViews: (() => void) | undefined
  /** Retries the export. */
  onRetryExport: (() => void) | undefined
  onDismissExport: () => void
  /** Why copying failed. */
  copy: CopyProblem | null
  onDismissCopy: () => void
  /** Which cells of a paste or clear were not changed. */
  paste: PasteProblem | null
  onDismissPaste: () => void
  t: GridWords
}

/** Errors, shown above the rows that are available nevertheless. */
export function GridBanners(props: GridBannersProps) {
  const {
    rows,
    onRetry,
    onRetryViews,
    onRetryExport,
    onDismissExport,
    copy,
    onDismissCopy,
    paste,
    onDismissPaste,
    t,
  } = props
  const retry = (onPress: () => void) => (
    <Button size="small" onPress={onPress}>
      {t('retry')}
    </Button>
  )
  return (
    <>
      {onRetryViews && (
        <Banner kind="danger" title={t('viewsFailed')} live="polite" actions={retry(onRetryViews)} />
      )}
      {onRetryExport && (
        <Banner
          kind="danger"
          title={t('exportFailed')}
          live="polite"
          onDismiss={onDismissExport}
          actions={retry(onRetryExport)}
        />
      )}
      {copy && (
        <Banner
          kind={copy === 'copyRefused' || copy === 'copyLost' ? 'danger' : 'warning'}
          title={t(copy)}
          live="polite"
          onDismiss={onDismissCopy}
        >
          {t(`${copy}Help`)}
        </Banner>
      )}
      {paste && (
        <Banner kind="warning" title={paste.title} live="polite" onDismiss={onDismissPaste}>
          {paste.help}
        </Banner>
      )}
      {rows && (
        <Banner
          kind={rows === 'partial' ? 'warning' : 'danger'}
          title={t(rows)}
          live="polite"
          {...(onRetry && { actions: retry(onRetry) })}
        >
          {rows === 'partial' && t('partialHelp')}
        </Banner>
      )}
    </>
  )
}
