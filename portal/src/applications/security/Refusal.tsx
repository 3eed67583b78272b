import { usesIn } from '@parvis/api-types/problem-parts'
import { Banner } from '@parvis/design-system/Banner'
import { useTranslation } from '../../i18n/useTranslation.ts'

export interface RefusalProps {
  /** Why it was refused, in a sentence. */
  title: string
  /** What the services answered: they may name what stands in the way. */
  error: unknown
}

/** Why something was not done, and what stands in its way. */
export function Refusal({ title, error }: RefusalProps) {
  const { t } = useTranslation('security')
  const uses = usesIn(error)
  return (
    <Banner kind="danger" title={title}>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ kind, name }) => (
            <li key={`${kind} ${name}`}>{t(`use.${kind}`, { name })}</li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
