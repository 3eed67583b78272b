import { isProblem } from '@parvis/api-types/problems'
import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Prose } from '@parvis/design-system/Prose'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { commonProblems, problemText, type ProblemTexts } from '../../../api/problem-messages.ts'
import { useFormats, useLanguage } from '../../../i18n/formats.ts'
import { ProblemState } from '../../../problems/ProblemState.tsx'
import { getCurrentTermsOptions, listTermsAcceptancesOptions } from '../../../session/terms-queries.ts'
import { termsIn } from '../../../terms/terms-in.ts'

const problems = {
  ...commonProblems,
  'terms-missing': 'consent:terms.missing',
} satisfies ProblemTexts<'getCurrentTerms' | 'listTermsAcceptances'>

/** The terms in force and the reader's own acceptances with their receipts. */
export function TermsScreen() {
  const { t } = useTranslation('consent')
  const shell = useTranslation()
  const language = useLanguage()
  const formats = useFormats()
  const api = useApi()
  const terms = useQuery(getCurrentTermsOptions(api))
  const acceptances = useQuery(listTermsAcceptancesOptions(api))
  const isMissing = isProblem(terms.error, 'terms-missing')
  const error = (isMissing ? null : terms.error) ?? acceptances.error
  if (error) {
    const problem = problemText<'getCurrentTerms' | 'listTermsAcceptances'>(problems, error)
    return (
      <ProblemState
        size="page"
        title={shell.t('termsAway.title')}
        onRetry={() => void Promise.all([terms.refetch(), acceptances.refetch()])}
        isRetrying={terms.isRefetching || acceptances.isRefetching}
        problem={problem}
      />
    )
  }
  return (
    <Page width="reading">
      <PageHeader title={t('title')} sentence={t('terms.sentence')} />
      {isMissing ? (
        <EmptyState title={t('terms.missing')} />
      ) : terms.data ? (
        <Card
          title={t('version', {
            version: terms.data.version,
            date: formats.day(terms.data.publishedDate),
          })}
        >
          <Prose text={termsIn(terms.data, language).text} level={3} />
        </Card>
      ) : (
        <Card>
          <SkeletonGroup label={t('loading')}>
            <Stack>
              {['40%', '100%', '95%', '98%', '60%'].map(width => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </SkeletonGroup>
        </Card>
      )}
      {acceptances.data && (
        <Card title={t('terms.yours')}>
          {acceptances.data.length === 0 ? (
            t('terms.none')
          ) : (
            <DescriptionList
              items={acceptances.data.flatMap(
                ({ receipt, termsVersion, acceptedDate, language: read, termsHash }) => [
                  {
                    term: receipt,
                    value: `${t('receipt', { receipt, version: termsVersion, date: formats.moment(new Date(acceptedDate)) })}\n${t(`terms.language.${read}`)}\n${t('terms.fingerprint')} ${termsHash}`,
                  },
                ],
              )}
            />
          )}
        </Card>
      )}
    </Page>
  )
}
