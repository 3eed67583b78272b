import { Card } from '@parvis/design-system/Card'
import { Grid } from '@parvis/design-system/Grid'
import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { Prose } from '@parvis/design-system/Prose'
import { Stack } from '@parvis/design-system/Stack'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { termsIn } from '../../../../../terms/terms-in.ts'
import { versionRecord, type TermsVersion } from '../../terms.ts'

const ComparisonPart = latePart(async () => ({
  default: (await import('../../ComparisonPart.tsx')).ComparisonPart,
}))

/** A published version: exactly what clients have accepted. */
export function TermsVersionScreen() {
  return <RecordScreen record={versionRecord}>{version => <VersionPage version={version} />}</RecordScreen>
}

function VersionPage({ version }: { version: TermsVersion }) {
  const { t } = useTranslation('termsOfUse')
  const { longMoment } = useFormats()
  const { id, isInForce, publishedDate, publishedBy, publishedByName, acceptances, previousId } = version
  const person = publishedByName ?? publishedBy
  const date = longMoment(publishedDate)
  const published =
    person === null ? t('record.published', { date }) : t('record.publishedBy', { date, person })
  return (
    <RecordPage
      width="full"
      list={{ label: t('list.title'), href: versionRecord.list }}
      title={t('record.title', { version: id })}
      status={{
        kind: isInForce ? 'success' : 'draft',
        text: t(isInForce ? 'record.inForce' : 'record.replaced'),
      }}
      sentence={`${published} ${t('record.accepted', { count: acceptances })}`}
      parts={{
        label: t('record.parts'),
        items: [
          { id: 'texts', title: t('tab.texts'), content: <Texts version={version} /> },
          {
            id: 'comparison',
            title: t('tab.comparison'),
            isShown: previousId !== null,
            content: <ComparisonPart terms={version} before={previousId} with="withPrevious" />,
          },
        ],
      }}
    />
  )
}

function Texts({ version }: { version: TermsVersion }) {
  return (
    <Grid columnWidth="24rem" gap={5}>
      {locales.toReversed().map(locale => (
        <TextsIn key={locale} version={version} locale={locale} />
      ))}
    </Grid>
  )
}

function TextsIn({ version, locale }: { version: TermsVersion; locale: Locale }) {
  const { t } = useTranslation('termsOfUse')
  const { title, text, changes } = termsIn(version, locale)
  return (
    <Card title={t(`language.${locale}`)}>
      <Stack gap={4}>
        <p lang={locale}>
          <strong>{title}</strong>
        </p>
        {changes !== null && (
          <p>
            {t(locale === 'fr' ? 'field.changes' : 'field.englishChanges')}
            {' – '}
            <span lang={locale}>{changes}</span>
          </p>
        )}
        <Prose text={text} level={3} lang={locale} />
      </Stack>
    </Card>
  )
}
