import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import type { GridView } from '@parvis/design-system/grid-view'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { FinderAnswer } from '../../rules/citing.ts'
import { choiceOf, withChoice } from '../../rules/finder-view.ts'

export interface NothingFoundProps {
  answer: FinderAnswer
  view: GridView
  onViewChange: (view: GridView) => void
}

/** Nothing matches: names the unknown words and suggests how to find more. */
export function NothingFound({ answer: { corrections }, view, onViewChange }: NothingFoundProps) {
  const { t } = useTranslation('finder')
  const locale = useLanguage()
  const hasWords = view.search.trim() !== ''
  const hasFilters = Object.keys(choiceOf(view)).length > 0
  if (!hasWords && !hasFilters)
    return <EmptyState title={t('search.emptyTitle')}>{t('search.empty')}</EmptyState>
  const unknown = corrections.filter(({ found }) => found.length === 0).map(({ typed }) => typed)
  const near = corrections.flatMap(({ typed, found: [first] }) =>
    first === undefined ? [] : [{ typed, near: first }],
  )
  const respelled = near.reduce((words, { typed, near: other }) => words.replace(typed, other), view.search)
  return (
    <EmptyState
      title={t('search.noMatchTitle')}
      actions={
        <>
          {hasFilters && (
            <Button variant="primary" onPress={() => onViewChange(withChoice(view, {}))}>
              {t('search.clearFilters')}
            </Button>
          )}
          {near.length > 0 && (
            <Button onPress={() => onViewChange({ ...view, search: respelled, page: 1 })}>
              {t('search.didYouMean', { words: respelled })}
            </Button>
          )}
          {hasWords && (
            <Button onPress={() => onViewChange({ ...view, search: '', page: 1 })}>
              {t('search.clearWords')}
            </Button>
          )}
        </>
      }
    >
      {unknown.length > 0
        ? t('search.unknownWords', { words: new Intl.ListFormat(locale).format(unknown) })
        : t(hasFilters ? 'search.widenFilters' : 'search.widenWords')}
    </EmptyState>
  )
}
