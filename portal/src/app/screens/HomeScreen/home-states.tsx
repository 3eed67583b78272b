import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Guidance } from '@parvis/design-system/Guidance'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSettings } from '../../../settings/SettingsContext.tsx'

export interface NoApplicationsProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Shown when the person has no applications: why, whom to ask, and a button to check again. */
export function NoApplications({ onRetry, isRetrying }: NoApplicationsProps) {
  const { t } = useTranslation()
  const { links } = useSettings()
  return (
    <EmptyState
      title={t('home.emptyTitle')}
      actions={
        <>
          <LinkButton variant="primary" href={links.support}>
            {t('rights.askSupport')}
          </LinkButton>
          <Button onPress={onRetry} isPending={isRetrying}>
            {t('home.lookAgain')}
          </Button>
        </>
      }
    >
      {t('home.empty')}
    </EmptyState>
  )
}

export interface NoResultProps {
  search: string
  onClear: () => void
}

/** Shown when the search finds nothing. */
export function NoResult({ search, onClear }: NoResultProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('home.noResult', { query: search.trim() })}
      actions={<Button onPress={onClear}>{t('home.clearSearch')}</Button>}
    >
      {t('home.noResultHint')}
    </EmptyState>
  )
}

/** Shown when the person has few applications: how to get more. */
export function FewApplications() {
  const { t } = useTranslation()
  const { links } = useSettings()
  return (
    <Guidance
      title={t('home.fewTitle')}
      actions={
        <>
          <LinkButton href={links.support}>{t('rights.askSupport')}</LinkButton>
          <LinkButton variant="quiet" href="/profile">
            {t('home.rights')}
          </LinkButton>
        </>
      }
    >
      {t('home.few')}
    </Guidance>
  )
}
