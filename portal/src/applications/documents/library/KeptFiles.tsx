import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { useKeptFiles } from '../../../uploads/useKeptFiles.ts'
import { Names } from './Names.tsx'

export interface KeptFilesProps extends Omit<ReturnType<typeof useKeptFiles>, 'initialItems'> {
  /** Whether a file is still missing. It may have been chosen again or removed from the list. */
  isMissing: (id: string) => boolean
}

/** Reports the uploads from before a reload that do not resume by themselves. */
export function KeptFiles({ isMissing, goOn, ...kept }: KeptFilesProps) {
  const { t } = useTranslation('documents')
  const missing = (uploads: typeof kept.lost) => uploads.filter(({ id }) => isMissing(id))
  const count = missing(kept.asking).length
  const denied = missing(kept.denied)
  const lost = missing(kept.lost)
  return (
    <>
      {count > 0 && (
        <Banner
          kind="info"
          title={t('upload.keptTitle')}
          actions={
            <Button variant="primary" size="small" onPress={() => void goOn()}>
              {t('upload.goOn', { count })}
            </Button>
          }
        >
          {t('upload.kept')}
        </Banner>
      )}
      {denied.length > 0 && (
        <Banner kind="warning" live="polite" title={t('upload.deniedTitle')}>
          {t('upload.deniedHelp')}
          <Names of={denied} />
        </Banner>
      )}
      {lost.length > 0 && (
        <Banner kind="warning" live="polite" title={t('upload.lostTitle')}>
          {t('upload.lostHelp')}
          <Names of={lost} />
        </Banner>
      )}
    </>
  )
}
