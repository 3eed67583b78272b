import { ArrowDown, ArrowUp, Pin } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx'
import { orderedColumns, showColumn } from './columnLayout.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridCommands } from './gridCommands.ts'
import { initialColumns } from './gridView.ts'
import { columnsWithCells } from './placedColumns.ts'
import * as styles from './ColumnsDialog.css.ts'

export interface ColumnsDialogProps<Row> {
  commands: GridCommands<Row>
  t: GridWords
  onClose: () => void
}

/** Shows, hides, orders and pins columns. Changes take effect immediately. */
export default function ColumnsDialog<Row>({ commands, t, onClose }: ColumnsDialogProps<Row>) {
  const columns = columnsWithCells(commands.columns)
  const layout = commands.view.columns
  const ordered = orderedColumns(
    columns.map(({ id }) => id),
    layout,
  ).flatMap(id => columns.find(column => column.id === id) ?? [])
  const shownCount = columns.length - layout.hidden.length
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('columnsTitle')}
      isDismissable
      footer={
        <>
          <Button variant="quiet" onPress={() => commands.setColumns(initialColumns)}>
            {t('columnsReset')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>{t('columnsHelp')}</p>
        <ul className={styles.list}>
          {ordered.map((column, at) => {
            const { id, title, group, isHideable = true } = column
            const isShown = !layout.hidden.includes(id)
            const name = columnName(column)
            const isFirst = group !== undefined && ordered[at - 1]?.group !== group
            // A column that moves into or out of a group keeps its element and therefore the focus.
            return (
              <li key={id}>
                {isFirst && (
                  <p aria-hidden className={styles.group}>
                    {group}
                  </p>
                )}
                <div className={group === undefined ? styles.item : styles.grouped}>
                  <span className={styles.words}>
                    <Checkbox
                      value={isShown}
                      // The last visible column cannot be hidden, or there would be no way to bring the others back.
                      isDisabled={!isHideable || (isShown && shownCount === 1)}
                      onChange={isTicked => commands.setColumns(showColumn(layout, id, isTicked))}
                    >
                      {group !== undefined && <span className={styles.hidden}>{group} – </span>}
                      {title}
                    </Checkbox>
                  </span>
                  <ToggleButton
                    label={t('columnPin', { title: name })}
                    icon={<Pin aria-hidden size={16} />}
                    size="small"
                    isSelected={commands.isPinned(column)}
                    onChange={isPinned => commands.pin(column, isPinned)}
                  />
                  <IconButton
                    label={t('columnUp', { title: name })}
                    icon={<ArrowUp aria-hidden size={16} />}
                    size="small"
                    isDisabled={!isShown || !commands.canMove(column, -1)}
                    onPress={() => commands.move(column, -1)}
                  />
                  <IconButton
                    label={t('columnDown', { title: name })}
                    icon={<ArrowDown aria-hidden size={16} />}
                    size="small"
                    isDisabled={!isShown || !commands.canMove(column, 1)}
                    onPress={() => commands.move(column, 1)}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Dialog>
  )
}
