import { usesIn } from '@parvis/api-types/problem-parts'
import { useTranslation } from '../../i18n/useTranslation.ts'

export interface RefusalProps {
  /** Why it was refused, in a sentence. */
  title: string
  /** What the services answered: they may name what stands in the way. */
  error: unknown
}

/** Why something was not done, and what stands in its way; in the words of the question that asked for it. */
export function Refusal({ title, error }: RefusalProps) {
  const { t } = useTranslation('security')
  const uses = usesIn(error)
  return (
    <>
      <p>{title}</p>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ kind, name }) => (
            <li key={`${kind} ${name}`}>{t(`use.${kind}`, { name })}</li>
          ))}
        </ul>
      )}
    </>
  )
}
