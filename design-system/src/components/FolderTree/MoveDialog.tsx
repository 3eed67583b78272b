import { useMemo, useState } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import type { TreeMove } from '../../internal/treeModel/treeMoves.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ValidationMessage } from '../ValidationMessage/ValidationMessage.tsx'
import type { FolderItem } from './folderTypes.ts'
import { FolderView, type MoveQuestion } from './FolderView.tsx'
import { messages } from './MoveDialog.messages.ts'

/** Id of the top level among the destinations, which no entry can have. */
const top = '\u0000top'
const [first, last] = ['\u0000first', '\u0000last']
const idOf = (chosen: string) => (chosen === top ? null : chosen)

/** Moves entries without dragging: asks for the destination, and in an ordered tree for the position in it. */
export default function MoveDialog(question: MoveQuestion) {
  const { model, ids, isOrdered, refusal, onMove, onClose } = question
  const t = useMessages(messages)
  const numbers = ids.map(id => model.numberOf(id))
  const name = model.items[numbers[0] ?? -1]?.name ?? ''
  const [filter, setFilter] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [place, setPlace] = useState(last)
  const [isAsked, setAsked] = useState(false)
  const destinations = useDestinations(model)
  const reasonOf = useReasons(question)
  const [startsOpen] = useState(() => {
    const open = new Set([top])
    for (const number of numbers)
      for (let above = model.parentOf(number); above !== -1; above = model.parentOf(above))
        open.add(model.idAt(above))
    return open
  })

  const parent = chosen === null ? null : idOf(chosen)
  const siblings = useMemo(() => {
    if (chosen === null) return []
    const moved = new Set(ids)
    const within = idOf(chosen)
    return [...model.childrenOf(within === null ? -1 : model.numberOf(within))].filter(
      at => !moved.has(model.idAt(at)),
    )
  }, [model, ids, chosen])
  const moveTo = (): TreeMove => {
    const after = siblings.findIndex(at => model.idAt(at) === place)
    const next = place === first ? siblings[0] : place === last ? undefined : siblings[after + 1]
    return { parentId: parent, beforeId: next === undefined ? null : model.idAt(next) }
  }
  const problem = chosen === null ? t('moveNothing') : (refusal(ids, moveTo())?.words ?? null)
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={ids.length === 1 ? t('moveTitle', { name }) : t('moveManyTitle', { count: ids.length })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              setAsked(true)
              if (problem !== null) return
              onMove(ids, moveTo())
              onClose()
            }}
          >
            {t('moveHere')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SearchField label={t('moveSearch')} value={filter} onChange={setFilter} />
        <FolderView
          aria-label={t('moveInto')}
          items={destinations}
          reasonOf={reasonOf}
          defaultExpandedIds={startsOpen}
          filter={filter}
          selectionMode="single"
          selectedIds={useMemo(() => new Set(chosen === null ? [] : [chosen]), [chosen])}
          onSelectionChange={([id]) => {
            setChosen(id ?? null)
            setPlace(last)
          }}
          {...(question.loadChildren && { loadChildren: question.loadChildren })}
          maxHeight="min(22rem, 45dvh)"
        />
        {isOrdered && chosen !== null && (
          <Select
            label={t('movePlace')}
            value={place}
            onChange={setPlace}
            options={[
              { id: first, label: t('moveFirst') },
              ...siblings.slice(0, -1).map(at => ({
                id: model.idAt(at),
                label: t('moveAfter', { name: model.items[at]?.name ?? '' }),
              })),
              { id: last, label: t('moveLast') },
            ]}
          />
        )}
        <div aria-live="assertive">
          {isAsked && problem !== null && <ValidationMessage kind="error" text={problem} />}
        </div>
      </Stack>
    </Dialog>
  )
}

/** All possible parents, below the top level. */
function useDestinations(model: MoveQuestion['model']): readonly FolderItem[] {
  const t = useMessages(messages)
  return useMemo(
    () => [
      { id: top, parentId: null, name: t('moveTop') },
      ...model.items.flatMap((item, at) => {
        if (item.kind === 'document') return []
        const { id, name, icon, hasChildren } = item
        const parentId = model.parentOf(at) === -1 ? top : item.parentId
        return {
          id,
          parentId,
          name,
          ...(icon !== undefined && { icon }),
          ...(hasChildren && { hasChildren }),
        }
      }),
    ],
    [model, t],
  )
}

/**
 * Why the entries cannot go into a destination. Computed once for each destination that is viewed: a thousand entries
 * and a hundred thousand folders would take a hundred million checks.
 */
function useReasons({ model, ids, isOrdered, refusal }: MoveQuestion) {
  const locale = useLocale()
  return useMemo(() => {
    const parents = new Set(ids.map(id => model.parentOf(model.numberOf(id))))
    const reasons = new Map<string, string | undefined>()
    const reasonFor = (parentId: string | null): string | undefined => {
      // In their own parent there are other positions, which the second field asks for.
      const at = parentId === null ? -1 : model.numberOf(parentId)
      if (isOrdered && parents.size === 1 && parents.has(at)) return undefined
      const refused = refusal(ids, { parentId, beforeId: null })
      return refused && !(isOrdered && refused.kind === 'there') ? refused.words : undefined
    }
    return ({ id }: FolderItem): string | undefined => {
      if (!reasons.has(id)) reasons.set(id, reasonFor(idOf(id)))
      return reasons.get(id)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- whether they may go there follows from the model, not from the rendering
  }, [model, ids, isOrdered, locale])
}
