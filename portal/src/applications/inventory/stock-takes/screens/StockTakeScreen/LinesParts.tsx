import { Stack } from '@parvis/design-system/Stack'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListOfScreen, type ListAction } from '../../../../../screens/ListScreen.tsx'
import type { MovementDialogProps } from '../../MovementDialogs.tsx'
import type { LineDialogProps } from '../../LineDialogs.tsx'
import { isReviewed } from '../../rules/moves.ts'
import { DifferenceSums } from './DifferenceSums.tsx'
import { differencesOf, recountsOf, type StockLine, type StockTake } from '../../stock-take.ts'

const ExplanationDialog = lateDialog(async () => ({
  default: (await import('../../LineDialogs.tsx')).ExplanationDialog,
}))
const RecountDialog = lateDialog(async () => ({
  default: (await import('../../LineDialogs.tsx')).RecountDialog,
}))
const HistoryDialog = lateDialog(async () => ({
  default: (await import('../../LineDialogs.tsx')).HistoryDialog,
}))

const MovementDialog = lateDialog(async () => ({
  default: (await import('../../MovementDialogs.tsx')).MovementDialog,
}))
const LineMovementsDialog = lateDialog(async () => ({
  default: (await import('../../MovementDialogs.tsx')).LineMovementsDialog,
}))

interface LinesPartProps {
  take: StockTake
  mayManage: boolean
}

type ListedLine = LineDialogProps['line'] & Pick<StockLine, 'state'>

/** The actions on a line: its history at any time, and an explanation, or a recount once it is counted, during the review. */
function useLineActions({ take, mayManage }: LinesPartProps) {
  const { t } = useTranslation('stockTakes')
  const duringReview = (line: ListedLine): ListAction[] => [
    {
      id: 'explain',
      label: t('action.explain'),
      renderDialog: close => <ExplanationDialog line={line} onClose={close} />,
    },
    ...(line.state === 'waiting'
      ? []
      : [
          {
            id: 'recount',
            label: t('action.recount'),
            renderDialog: (close: () => void) => <RecountDialog line={line} onClose={close} />,
          },
        ]),
  ]
  return (line: ListedLine): ListAction[] => [
    ...(mayManage && isReviewed(take) ? duringReview(line) : []),
    {
      id: 'history',
      label: t('action.history'),
      renderDialog: close => (
        <HistoryDialog line={line} isClosed={take.status === 'closed'} onClose={close} />
      ),
    },
  ]
}

/** Every article with its count and the difference from the books, below the differences added up. */
export function DifferencesPart({ take, mayManage }: LinesPartProps) {
  const list = useMemo(() => differencesOf(take.id), [take.id])
  const actions = useLineActions({ take, mayManage })
  const { t } = useTranslation('stockTakes')
  const ofLine = (line: ListedLine & MovementDialogProps['line']): ListAction[] => [
    ...actions(line),
    {
      id: 'movements',
      label: t('movement.show'),
      renderDialog: close => <LineMovementsDialog line={line} onClose={close} />,
    },
    ...(mayManage && isReviewed(take)
      ? [
          {
            id: 'move',
            label: t('movement.add'),
            renderDialog: (close: () => void) => <MovementDialog line={line} onClose={close} />,
          },
        ]
      : []),
  ]
  return (
    <Stack gap={6}>
      <DifferenceSums takeId={take.id} mayExplain={mayManage && isReviewed(take)} />
      <ListOfScreen list={list} rowActions={ofLine} />
    </Stack>
  )
}

/** The lines in doubt, and who recounts them. */
export function RecountsPart({ take, mayManage }: LinesPartProps) {
  const list = useMemo(() => recountsOf(take.id), [take.id])
  const actions = useLineActions({ take, mayManage })
  return <ListOfScreen list={list} rowActions={actions} />
}
