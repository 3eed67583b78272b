import { storedIconName } from '@parvis/design-system/icon-name'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { ColorField } from '@parvis/design-system/ColorField'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { Grid } from '@parvis/design-system/Grid'
import { IconPicker } from '@parvis/design-system/IconPicker'
import { NumberField } from '@parvis/design-system/NumberField'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { TextField } from '@parvis/design-system/TextField'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { MenuPreview } from '@parvis/design-system/patterns/MenuPreview'
import { readOptions } from '@parvis/api-types/calls'
import { listScopes } from '@parvis/api-types/calls/scopes'
import { MenuForm } from '@parvis/api-types/limits/menu-administration'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { allPages } from '../../../../../api/all-pages.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import { FormField, type FieldParts } from '../../../../../forms/FormField.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuForm, type MenuField as MenuFieldName, type MenuValues } from '../../rules/menu-form.ts'

/** A possible parent of a menu. */
export interface ParentChoice {
  id: number
  /** The titles from the top: "Administration › Menus". */
  path: string
}

export interface MenuFieldsProps {
  control: Control<MenuValues>
  parents: readonly ParentChoice[]
  /** Whether there are menus below it, so that it belongs on the home page. */
  hasSubMenus: boolean
}

/** Options need a text id, and the home page has no key. */
const homePage = 'home'
const placeOf = (parentId: number | null) => (parentId === null ? homePage : String(parentId))
const { menuTitle, menuDescription, menuCode } = menuForm.fields
const { menuOrder } = MenuForm

/** The fields of a menu, in the order an author thinks of them. */
export function MenuFields({ control, parents, hasSubMenus }: MenuFieldsProps) {
  const { t } = useTranslation('menus')
  const places = [
    { id: homePage, label: t('parent.none') },
    ...parents.map(({ id, path }) => ({ id: String(id), label: path })),
  ]
  return (
    <>
      <FormSection level={3} title={t('form.words')} description={t('form.wordsHint')}>
        <MenuField name="menuTitle" control={control}>
          {field => <TextField {...field} limit={menuTitle.limit} />}
        </MenuField>
        <MenuField name="menuEnglishTitle" control={control}>
          {field => <TextField {...field} limit={menuTitle.limit} />}
        </MenuField>
        <MenuField name="menuDescription" control={control}>
          {field => <TextArea {...field} rows={2} limit={menuDescription.limit} />}
        </MenuField>
        <MenuField name="menuEnglishDescription" control={control}>
          {field => <TextArea {...field} rows={2} limit={menuDescription.limit} />}
        </MenuField>
      </FormSection>
      <FormSection level={3} title={t('form.look')} description={t('form.lookHint')}>
        <Grid columnWidth="14rem">
          <IconField control={control} />
          <MenuField name="menuColor" control={control}>
            {field => <ColorField {...field} />}
          </MenuField>
        </Grid>
        <MenuPreviews control={control} />
      </FormSection>
      <FormSection level={3} title={t('form.target')} description={t('form.targetHint')}>
        <MenuField name="menuLink" control={control}>
          {field => (
            <TextField {...field} description={t('hint.menuLink')} inputMode="url" spellCheck={false} />
          )}
        </MenuField>
        <MenuField name="menuCode" control={control}>
          {field => (
            <TextField
              {...field}
              description={t('hint.menuCode')}
              limit={menuCode.limit}
              spellCheck={false}
            />
          )}
        </MenuField>
        <MenuField name="menuParentId" control={control}>
          {({ value, onChange, ...field }) => (
            <ComboBox
              {...field}
              description={t(hasSubMenus ? 'hint.withSubMenus' : 'hint.menuParentId')}
              value={places.find(({ id }) => id === placeOf(value)) ?? null}
              onChange={place => onChange(place && place.id !== homePage ? Number(place.id) : null)}
              options={places}
            />
          )}
        </MenuField>
        <MenuField name="menuOrder" control={control}>
          {field => (
            <NumberField
              {...field}
              description={t('hint.menuOrder')}
              minimum={menuOrder.minimum}
              maximum={menuOrder.maximum}
              format={{ useGrouping: false }}
            />
          )}
        </MenuField>
      </FormSection>
      <FormSection level={3} title={t('form.access')} description={t('form.accessHint')}>
        <ScopeField control={control} />
        <MenuField name="onlyFirm" control={control}>
          {({ label, ...field }) => (
            <Checkbox {...field} isRequired={false} description={t('hint.onlyFirm')}>
              {label}
            </Checkbox>
          )}
        </MenuField>
        <MenuField name="forceRefresh" control={control}>
          {({ label, ...field }) => (
            <Checkbox {...field} isRequired={false} description={t('hint.forceRefresh')}>
              {label}
            </Checkbox>
          )}
        </MenuField>
      </FormSection>
    </>
  )
}

interface MenuFieldProps<Name extends MenuFieldName> {
  name: Name
  control: Control<MenuValues>
  children: (parts: FieldParts<MenuValues, Name> & { isRequired: true }) => ReactElement
}

/** One field of a menu's form. Every field is required, with the message the specification gives for this form. */
function MenuField<Name extends MenuFieldName>({ name, control, children }: MenuFieldProps<Name>) {
  const { t } = useTranslation('menus')
  const field: MenuFieldName = name
  return (
    <FormField name={name} control={control} label={t(`field.${field}`)} missing={t('required')}>
      {parts => children({ ...parts, isRequired: true })}
    </FormField>
  )
}

/** Offers the icons in the menu's colour. */
function IconField({ control }: { control: Control<MenuValues> }) {
  const color = useWatch({ control, name: 'menuColor' })
  return (
    <MenuField name="menuIcon" control={control}>
      {field => <IconPicker {...field} color={color} />}
    </MenuField>
  )
}

/** Previews of the tile and the sidebar entry in both languages, from the current values. */
function MenuPreviews({ control }: { control: Control<MenuValues> }) {
  const { t } = useTranslation('menus')
  const values = useWatch({ control })
  const { menuIcon = '', menuColor: color = '' } = values
  const icon = storedIconName(menuIcon)
  const inLanguage = (lang: 'fr' | 'en', title = '', description = '') => ({
    lang,
    // Placeholders for missing texts are in the language of the preview.
    title: title.trim() === '' ? t(`preview.noTitle.${lang}`) : title,
    description: description.trim() === '' ? t(`preview.noDescription.${lang}`) : description,
  })
  return (
    <Grid columnWidth="16rem">
      <MenuPreview
        {...inLanguage('fr', values.menuTitle, values.menuDescription)}
        caption={t('preview.french')}
        icon={icon}
        color={color}
      />
      <MenuPreview
        {...inLanguage('en', values.menuEnglishTitle, values.menuEnglishDescription)}
        caption={t('preview.english')}
        icon={icon}
        color={color}
      />
    </Grid>
  )
}

/** The scopes a menu can require, by name. */
const scopeNamesOptions = (api: Api) => ({
  queryKey: ['listScopes', 'names'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    allPages(async page => ({
      data: await readOptions(api, listScopes, {
        query: {
          select: ['scopeName', 'scopeDescription', 'scopeEnglishDescription'],
          orderby: ['scopeName'],
          ...page,
        },
      }).queryFn({ signal }),
    })),
  staleTime: 5 * 60_000,
})

const sayNoScopes = explain<'listScopes'>({})

/** The minimum scope, chosen from the existing ones. */
function ScopeField({ control }: { control: Control<MenuValues> }) {
  const { t } = useTranslation('menus')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const scopes = useQuery(scopeNamesOptions(useApi()))
  const options = (scopes.data ?? []).map(scope => ({
    id: scope.scopeName,
    label: scope.scopeName,
    description: locale === 'fr' ? scope.scopeDescription : scope.scopeEnglishDescription,
  }))
  // A scope that was deleted, or has not loaded yet, remains the value of the field.
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
          {sayKey(tAny, sayNoScopes(scopes.error).key)}
        </Banner>
      )}
    </Stack>
  )
}
