import { useMessages } from '../../i18n/useMessages.ts'
import type { Locale } from '../../i18n/messages.ts'
import { validationMessages } from '../../i18n/validation.messages.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import type { CellEntry, CellPlace } from './cellEdits.ts'
import { problemText } from './cellProblem.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn } from './gridTypes.ts'

export interface UnsavedEntriesProps<Row> {
  unsaved: readonly (CellPlace & { entry: CellEntry })[]
  columns: readonly GridColumn<Row>[]
  nameOf: (rowId: string) => string
  onShow: (cell: CellPlace) => void
  onRetry: () => void
  onDiscard: () => void
  t: GridWords
  locale: Locale
}

/** Lists entries that could not be saved, wherever their rows are now, so that none is lost silently. */
export default function UnsavedEntries<Row>(props: UnsavedEntriesProps<Row>) {
  const { unsaved, columns, nameOf, onShow, onRetry, onDiscard, t, locale } = props
  const v = useMessages(validationMessages)
  const [first] = unsaved
  const column = columns.find(({ id }) => id === first?.columnId)
  if (!first || !column) return null
  const { problem } = first.entry
  return (
    <Banner
      kind="danger"
      live="polite"
      title={t('unsaved', { count: unsaved.length })}
      actions={
        <>
          <Button size="small" onPress={() => onShow(first)}>
            {t('showEntry')}
          </Button>
          {unsaved.some(({ entry }) => entry.state === 'failed') && (
            <Button size="small" onPress={onRetry}>
              {t('retry')}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={onDiscard}>
            {t('discard', { count: unsaved.length })}
          </Button>
        </>
      }
    >
      {t('unsavedCell', {
        name: nameOf(first.rowId),
        title: columnName(column),
        problem: problem === undefined ? t('notArrived') : problemText(problem, column, v, locale),
      })}
    </Banner>
  )
}
