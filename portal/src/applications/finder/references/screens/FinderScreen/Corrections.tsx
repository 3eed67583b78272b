import { Banner } from '@parvis/design-system/Banner'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { FinderAnswer } from '../../rules/citing.ts'

/** Lists the words that were replaced because nothing contains them. */
export function Corrections({ answer: { corrections, total } }: { answer: FinderAnswer }) {
  const { t } = useTranslation('finder')
  const locale = useLanguage()
  const replaced = corrections.filter(({ found }) => found.length > 0)
  if (replaced.length === 0 || total === 0) return null
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  return (
    <Banner kind="info" live="polite" title={t('search.correctedTitle')}>
      {replaced.map(({ typed, found }) => (
        <p key={typed}>{t('search.corrected', { typed, found: either.format(found) })}</p>
      ))}
    </Banner>
  )
}
