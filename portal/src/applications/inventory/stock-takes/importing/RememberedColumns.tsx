import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { sayNotRemembered } from '../forms.ts'
import { fileLike, type RememberedFile } from './remembered.ts'
import type { Remembered } from './useRemembered.ts'

export interface RememberedColumnsProps {
  remembered: Remembered<RememberedFile>
  /** The header of the file if its columns are chosen as before; otherwise undefined. */
  header: readonly string[] | undefined
}

/** Tells the reader that the columns are chosen as for an earlier file, or that earlier choices could not be loaded. */
export function RememberedColumns({ remembered, header }: RememberedColumnsProps) {
  const { t } = useTranslation('stockTakes')
  const file = header && fileLike(remembered.files, header)
  return (
    <>
      {remembered.error && (
        <ProblemBanner
          title={t('importing.notRemembered')}
          problem={sayNotRemembered(remembered.error)}
          actions={
            <Button size="small" isPending={remembered.isFetching} onPress={remembered.refetch}>
              {t('importing.askAgain')}
            </Button>
          }
        />
      )}
      {file && <Known file={file} />}
    </>
  )
}

function Known({ file }: { file: RememberedFile }) {
  const { t } = useTranslation('stockTakes')
  const { day } = useFormats()
  const { importedBy, importedByName, importedDate } = file
  return (
    <Banner kind="info" live="polite" title={t('importing.remembered')}>
      {t('importing.rememberedFrom', {
        name: importedByName ?? importedBy,
        date: day(importedDate),
      })}
    </Banner>
  )
}
