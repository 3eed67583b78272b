import { useCallback } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FecStop } from './reader/fec-task.ts'

/** Explains why a file could not be checked, and on which line. */
export function useStopWords() {
  const { t } = useTranslation('statementImport')
  return useCallback(
    ({ reason, line }: FecStop) => {
      const title = t(`stop.${reason}.title`)
      const help = t(`stop.${reason}.help`)
      const where = line === undefined ? '' : `${t('stopLine', { line })} `
      return { title, help: where + help, sentence: `${title}. ${where}${help}` }
    },
    [t],
  )
}
