import { readOptions } from '@parvis/api-types/calls'
import { getTermsVersion } from '@parvis/api-types/calls/terms-administration'
import { Card } from '@parvis/design-system/Card'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Grid } from '@parvis/design-system/Grid'
import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { Stack } from '@parvis/design-system/Stack'
import { TextComparison } from '@parvis/design-system/TextComparison'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../screens/LoadedPart.tsx'
import { type TermsTexts, termsIn } from '../../../terms/terms-in.ts'
import { compareTexts, isDifferent } from './compare-texts.ts'
import { say } from './terms.ts'

export interface ComparisonPartProps {
  /** The newer version, or the draft. */
  terms: TermsTexts
  /** Number of the version to compare with; null if there is none. */
  before: number | null
  /** Whether that is the version in force or the previous one. */
  with: 'withInForce' | 'withPrevious'
}

/** What a version changes compared with the one before it, in both languages. */
export function ComparisonPart({ terms, before, with: words }: ComparisonPartProps) {
  const { t } = useTranslation('termsOfUse')
  const found = useQuery({
    ...readOptions(useApi(), getTermsVersion, { path: { id: before ?? 0 } }),
    enabled: before !== null,
  })
  if (before === null)
    return <EmptyState title={t('comparison.first')}>{t('comparison.firstText')}</EmptyState>
  return (
    <Stack gap={5}>
      <p>{t(`comparison.${words}`, { version: before })}</p>
      <LoadedPart
        query={found}
        loading={t('comparison.loading')}
        failed={t('comparison.failed')}
        say={say}
        height="20rem"
      >
        {older => (
          <Grid columnWidth="24rem" gap={5}>
            {locales.toReversed().map(locale => (
              <Comparison key={locale} older={older} newer={terms} locale={locale} />
            ))}
          </Grid>
        )}
      </LoadedPart>
    </Stack>
  )
}

interface ComparisonProps {
  older: TermsTexts
  newer: TermsTexts
  locale: Locale
}

function Comparison({ older, newer, locale }: ComparisonProps) {
  const { t } = useTranslation('termsOfUse')
  const before = termsIn(older, locale)
  const after = termsIn(newer, locale)
  const titles = useMemo(() => compareTexts(before.title, after.title), [before.title, after.title])
  const texts = useMemo(() => compareTexts(before.text, after.text), [before.text, after.text])
  return (
    <Card title={t(`language.${locale}`)}>
      <Stack gap={4}>
        {!isDifferent(titles) && !isDifferent(texts) && <p>{t('comparison.same')}</p>}
        <strong>
          <TextComparison pieces={titles} lang={locale} />
        </strong>
        <TextComparison pieces={texts} lang={locale} />
      </Stack>
    </Card>
  )
}
