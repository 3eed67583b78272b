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
  return (
    <Banner kind="danger" title={title} live="assertive">
      <Uses error={error} />
    </Banner>
  )
}

/** What stands in the way, when the services name it. */
export function Uses({ error }: { error: unknown }) {
  const { t } = useTranslation('roles')
  const uses = usesIn(error)
  if (uses.length === 0) return null
  return (
    <ul>
      {uses.map(({ kind, name }) => (
        <li key={`${kind} ${name}`}>{t(`use.${kind}`, { name })}</li>
      ))}
    </ul>
  )
}
