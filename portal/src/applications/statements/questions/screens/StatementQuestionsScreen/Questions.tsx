import { Accordion } from '@parvis/design-system/Accordion'
import { Badge } from '@parvis/design-system/Badge'
import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import { StatementQuestionForm } from '@parvis/api-types/limits/statement-questions'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Question } from '../../questions.ts'
import { anchorOf } from '../../rules/anchor.ts'
import { findQuestions, wordsIn } from '../../rules/find-questions.ts'
import { Answer } from './Answer.tsx'
import { useOpenQuestions } from './useOpenQuestions.ts'
import { useSearchWords } from './useSearchWords.ts'

export interface QuestionsProps {
  questions: readonly Question[]
  mayEdit: boolean
  onEdit: (question: Question) => void
  /** The actions to show if there are no questions. */
  emptyActions: ReactNode
}

/** The questions by category, or the results of a search in all categories. */
export function Questions({ questions, mayEdit, onEdit, emptyActions }: QuestionsProps) {
  const { t } = useTranslation('statementQuestions')
  const language = useLanguage()
  const [words, setWords] = useSearchWords()
  const { named, open, setOpen } = useOpenQuestions()
  if (questions.length === 0)
    return (
      <EmptyState title={t('list.emptyTitle')} actions={emptyActions}>
        {t(mayEdit ? 'list.emptyForEditors' : 'list.empty')}
      </EmptyState>
    )
  const isSearching = words.trim() !== ''
  const found = findQuestions(words, questions, language)
  const rows = (shown: readonly (typeof found)[number][]) => (
    <Accordion
      isMultiple
      level={isSearching ? 2 : 3}
      expandedIds={open}
      onExpandedChange={ids => {
        // Each category reports only its own open questions.
        const own = new Set(shown.map(({ question: { id } }) => String(id)))
        setOpen([...open.filter(id => !own.has(id)), ...ids.filter(id => own.has(id))])
      }}
      items={shown.map(({ question, isInOther }, at) => ({
        id: String(question.id),
        anchor: anchorOf(question.id),
        title: wordsIn(language, question).title,
        ...(isInOther && { description: t(language === 'fr' ? 'search.inEnglish' : 'search.inFrench') }),
        ...(!question.isPublished && { aside: <Badge tone="warning">{t('hidden')}</Badge> }),
        content: (
          <Answer
            question={question}
            {...(mayEdit && {
              editing: {
                onEdit,
                // Search results are in a different order, so they cannot be moved.
                before: isSearching ? undefined : shown[at - 1]?.question.id,
                after:
                  isSearching || at === shown.length - 1 ? undefined : (shown[at + 2]?.question.id ?? null),
              },
            })}
          />
        ),
      }))}
    />
  )
  return (
    <Stack gap={5}>
      {named !== undefined && !questions.some(({ id }) => id === named) && (
        <Banner kind="info" live="polite" title={t('gone.title')}>
          {t('gone.text')}
        </Banner>
      )}
      <SearchField
        label={t('search.label')}
        description={t('search.hint')}
        value={words}
        onChange={setWords}
      />
      <p role="status">{isSearching ? t('search.found', { count: found.length }) : ''}</p>
      {isSearching
        ? found.length > 0 && rows(found)
        : StatementQuestionForm.category.values.map(category => {
            const own = found.filter(({ question }) => question.category === category)
            return (
              own.length > 0 && (
                <Card key={category} title={t(`category.${category}`)}>
                  {rows(own)}
                </Card>
              )
            )
          })}
    </Stack>
  )
}
