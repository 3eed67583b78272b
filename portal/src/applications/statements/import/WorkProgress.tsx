import { ProgressBar } from '@parvis/design-system/ProgressBar'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ImportWork } from './useFecImport.ts'
import { useFecFormats } from './useFecFormats.ts'

/** The progress of work on a file, in bytes. */
export function WorkProgress({ work, fileName }: { work: ImportWork; fileName: string }) {
  const { t } = useTranslation('statementImport')
  const { bytes } = useFecFormats()
  const { kind, bytes: done, total } = work
  return (
    <ProgressBar
      label={kind === 'recheck' ? t('work.recheck') : t(`work.${kind}`, { file: fileName })}
      value={done}
      maximum={total}
      figure={t('work.figure', { done: bytes(done), total: bytes(total) })}
    />
  )
}
