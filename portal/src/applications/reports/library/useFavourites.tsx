import { writeOptions } from '@parvis/api-types/calls'
import { markFavouriteReport } from '@parvis/api-types/calls/reports'
import type { GridRowToggle } from '@parvis/design-system/DataGrid'
import { useMutation } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import { sayNotRead } from './library.ts'
import type { ListedReport } from './report-lists.ts'

/** Marks and unmarks the reader's favourite reports: the star of a row, and the reason if it failed. */
export function useFavourites() {
  const { t } = useTranslation('reports')
  const { mutate, error } = useMutation(writeOptions(useApi(), markFavouriteReport))
  const star = useMemo(
    (): GridRowToggle<ListedReport> => ({
      label: t('favourite'),
      icon: <Star aria-hidden size={18} />,
      isOn: ({ isFavourite }) => isFavourite,
      onToggle: ({ id, isFavourite }) => mutate({ path: { id }, body: { isFavourite: !isFavourite } }),
    }),
    [t, mutate],
  )
  return {
    star,
    failure: error && <ProblemBanner title={t('favouriteFailed')} problem={sayNotRead(error)} />,
  }
}
