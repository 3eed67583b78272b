import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { scopeProblems } from '../../problems.ts'
import { listScopesOptions } from '../../queries.ts'
import type { MenuValues } from '../../rules/menu-values.ts'
import { MenuField } from './MenuField.tsx'

/** The minimum scope, picked from those that exist. */
export function ScopeField({ control }: { control: Control<MenuValues> }) {
  const { t } = useTranslation('menus')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const scopes = useQuery(listScopesOptions(useApi()))
  const options = (scopes.data ?? []).map(scope => ({
    id: scope.scopeName,
    label: scope.scopeName,
    description: locale === 'fr' ? scope.scopeDescription : scope.scopeEnglishDescription,
  }))
  // A scope that is gone, or not loaded yet, is still what the menu asks for.
  const optionOf = (name: string) =>
    name === '' ? null : (options.find(({ id }) => id === name) ?? { id: name, label: name })
  return (
    <Stack gap={3}>
      <MenuField name="minimumScope" control={control}>
        {({ value, onChange, messages, ...field }) => (
          <ComboBox
            {...field}
            value={optionOf(value)}
            onChange={option => onChange(option?.id ?? '')}
            options={options}
            messages={[
              ...messages,
              ...(scopes.isPending ? [{ kind: 'checking' as const, text: t('scope.loading') }] : []),
            ]}
          />
        )}
      </MenuField>
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
          {sayKey(tAny, problemText<'listScopes'>(scopeProblems, scopes.error).key)}
        </Banner>
      )}
    </Stack>
  )
}
