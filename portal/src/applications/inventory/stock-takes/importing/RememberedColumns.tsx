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
  /** Of the file whose columns are chosen as before; undefined where they are not. */
  header: readonly string[] | undefined
}

/** That the columns are chosen as somebody chose them before, or that it is not known whether somebody did. */
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
        date: day(new Date(importedDate)),
      })}
    </Banner>
  )
}
