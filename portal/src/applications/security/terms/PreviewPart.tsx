import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Grid } from '@parvis/design-system/Grid'
import { formatDay } from '@parvis/design-system/i18n/dates'
import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { Inline } from '@parvis/design-system/Inline'
import { Prose } from '@parvis/design-system/Prose'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Translate } from '../../../i18n/translations.ts'
import { LoadedPart } from '../../../screens/LoadedPart.tsx'
import { loadConsentTexts } from '../../../terms/i18n/load-texts.ts'
import { termsIn } from '../../../terms/terms-in.ts'
import { say, type TermsDraft } from './terms.ts'

/** The draft as clients will read it, in both languages, whatever the reader's language. */
export function PreviewPart({ draft }: { draft: TermsDraft }) {
  const { t, i18n } = useTranslation('termsOfUse')
  // A page loads one language; the texts of the other are loaded when they are needed.
  const words = useQuery({
    queryKey: ['textsInBothLanguages', 'consent'],
    queryFn: async () => {
      for (const locale of locales)
        if (!i18n.i18next.hasResourceBundle(locale, 'consent'))
          i18n.add('consent', locale, await loadConsentTexts[locale]())
      return locales
    },
    staleTime: Infinity,
  })
  return (
    <Stack gap={5}>
      <p>{t('preview.sentence')}</p>
      <LoadedPart
        query={words}
        loading={t('preview.loading')}
        failed={t('preview.failed')}
        say={say}
        height="20rem"
      >
        {languages => (
          <Grid columnWidth="24rem" gap={5}>
            {languages.toReversed().map(locale => (
              <Preview key={locale} draft={draft} locale={locale} t={i18n.translate('consent', locale)} />
            ))}
          </Grid>
        )}
      </LoadedPart>
    </Stack>
  )
}

interface PreviewProps {
  draft: TermsDraft
  locale: Locale
  /** Translates into the language of the preview. */
  t: Translate<'consent'>
}

function Preview({ draft, locale, t }: PreviewProps) {
  const own = useTranslation('termsOfUse')
  const { title, text, changes } = termsIn(draft, locale)
  // The date it would have if it were published now.
  const [today] = useState(() => new Date())
  const isAgain = draft.versionInForce !== null
  return (
    <Card title={own.t(`language.${locale}`)}>
      <div lang={locale}>
        <Stack gap={5}>
          <p>
            <strong>{title}</strong>
          </p>
          <p>{isAgain ? t('again') : t('sentence')}</p>
          {isAgain && changes !== '' && (
            <Banner kind="info" title={t('changes')}>
              {changes}
            </Banner>
          )}
          <p>
            {t('version', {
              version: (draft.versionInForce ?? 0) + 1,
              date: formatDay(locale, today),
            })}
          </p>
          <Prose text={text} level={3} />
          {/* Shown for illustration only, so it is inert. */}
          <div inert>
            <Stack gap={5}>
              <Checkbox name={`accepted-${locale}`} value={false} onChange={() => undefined} isRequired>
                {t('box')}
              </Checkbox>
              <Inline>
                <Button variant="primary">{t('accept')}</Button>
                <Button variant="quiet">{t('refuse')}</Button>
              </Inline>
            </Stack>
          </div>
        </Stack>
      </div>
    </Card>
  )
}
