import { writeOptions } from '@parvis/api-types/calls'
import { rateStatementQuestion } from '@parvis/api-types/calls/statement-questions'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Prose } from '@parvis/design-system/Prose'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { useHref } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { latePart } from '../../../../../screens/late.tsx'
import { statementQuestions } from '../../application.ts'
import { sayNotRated, type Question } from '../../questions.ts'
import { anchorOf } from '../../rules/anchor.ts'
import { wordsIn } from '../../rules/find-questions.ts'
import type { QuestionActionsProps } from './QuestionActions.tsx'

/** Loaded with its menu, which readers do not need. */
const QuestionActions = latePart(async () => ({
  default: (await import('./QuestionActions.tsx')).QuestionActions,
}))

export interface AnswerProps {
  question: Question
  /** The actions for editors. @default nothing, for readers */
  editing?: Omit<QuestionActionsProps, 'question'>
}

/** The answer to a question, whether it helped, and the actions on it. */
export function Answer({ question, editing }: AnswerProps) {
  const { t } = useTranslation('statementQuestions')
  const { day } = useFormats()
  const { answer } = wordsIn(useLanguage(), question)
  const { id, helpfulCount, unhelpfulCount, modifiedDate } = question
  const address = useHref(`${statementQuestions.address('list')}#${anchorOf(id)}`)
  const copy = () => {
    navigator.clipboard.writeText(new URL(address, location.origin).href).then(
      () => showToast({ title: t('link.copied') }),
      () => showToast({ kind: 'warning', title: t('link.failed') }),
    )
  }
  return (
    <Stack gap={4}>
      <Prose text={answer} level={4} />
      <Helpful question={question} />
      {editing && (
        <p>
          {t('helpful.yesCount', { count: helpfulCount ?? 0 })}{' '}
          {t('helpful.noCount', { count: unhelpfulCount ?? 0 })} {t('changed', { day: day(modifiedDate) })}
        </p>
      )}
      <Inline gap={2}>
        <Button size="small" onPress={copy}>
          {t('link.copy')}
        </Button>
        <Suspense fallback={null}>{editing && <QuestionActions {...editing} question={question} />}</Suspense>
      </Inline>
    </Stack>
  )
}

/** Asks whether the answer helped. A pressed button stays pressed until it is pressed again. */
function Helpful({ question: { id, myRating } }: { question: Question }) {
  const { t } = useTranslation('statementQuestions')
  const asked = useId()
  const rate = useMutation(writeOptions(useApi(), rateStatementQuestion))
  // Show the press at once; the services' answer replaces it.
  const shown = rate.isPending ? rate.variables.body.isHelpful : myRating
  const say = (isHelpful: boolean) =>
    rate.mutate({
      path: { id },
      body: { isHelpful: shown === isHelpful ? null : isHelpful },
      idempotencyKey: newIdempotencyKey(),
    })
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <span id={asked}>{t('helpful.question')}</span>
        <ToggleButton
          size="small"
          isSelected={shown === true}
          onChange={() => say(true)}
          aria-describedby={asked}
        >
          {t('helpful.yes')}
        </ToggleButton>
        <ToggleButton
          size="small"
          isSelected={shown === false}
          onChange={() => say(false)}
          aria-describedby={asked}
        >
          {t('helpful.no')}
        </ToggleButton>
        <span role="status">{rate.isSuccess && shown !== null ? t('helpful.thanks') : ''}</span>
      </Inline>
      {rate.error && <ProblemBanner title={t('helpful.failed')} problem={sayNotRated(rate.error)} />}
    </Stack>
  )
}
