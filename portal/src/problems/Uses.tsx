import { usesIn } from '@parvis/api-types/problem-parts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** Lists what prevents a refused action, when the services name it. */
export function Uses({ error }: { error: unknown }) {
  const { t } = useTranslation()
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
