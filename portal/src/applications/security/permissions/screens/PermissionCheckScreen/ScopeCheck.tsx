import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfCheck, type Place } from '../../rules/place.ts'
import { scopesOptions } from '../../checked.ts'
import { ScopeHolders } from './ScopeHolders.tsx'

const say = explain<'listScopes'>({})

/** One scope: everybody who has it. */
export function ScopeCheck({ place }: { place: Place }) {
  const { t } = useTranslation('permissions')
  const { t: tAny } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { scope: id, ...rest } = place
  const scopes = useQuery(scopesOptions(useApi()))
  const options = (scopes.data ?? []).map(scope => ({
    id: String(scope.id),
    label: scope.scopeName,
    description: language === 'fr' ? scope.scopeDescription : scope.scopeEnglishDescription,
  }))
  const chosen = options.find(option => option.id === String(id)) ?? null
  return (
    <Stack gap={6}>
      <ComboBox
        label={t('scope.label')}
        description={t('scope.hint')}
        value={chosen}
        onChange={option =>
          void navigate(addressOfCheck(option ? { ...rest, scope: Number(option.id) } : rest))
        }
        options={options}
        {...(scopes.isPending && { messages: [{ kind: 'checking', text: t('scope.loading') }] })}
      />
      {scopes.isError && (
        <Banner
          kind="warning"
          live="polite"
          title={t('scope.failed')}
          actions={
            <Button size="small" isPending={scopes.isFetching} onPress={() => void scopes.refetch()}>
              {t('scope.retry')}
            </Button>
          }
        >
          {sayKey(tAny, say(scopes.error).key)}
        </Banner>
      )}
      {id === undefined ? (
        <EmptyState title={t('scope.emptyTitle')}>{t('scope.empty')}</EmptyState>
      ) : (
        // Remount for another scope, so that the list starts fresh.
        <ScopeHolders key={id} id={id} name={chosen?.label ?? ''} elsewhere={addressOfCheck(rest)} />
      )}
    </Stack>
  )
}
