import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Stack } from '@parvis/design-system/Stack'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import type { ReactNode } from 'react'
import { FormConflict } from '../../../../../forms/FormConflict.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { descendantIds, pathOf, type AdministeredMenu } from '../../rules/menu-tree.ts'
import { menuFields, valuesOf, type MenuField, type MenuValues } from '../../rules/menu-values.ts'
import { menuSummaryText } from './field-messages.ts'
import { MenuFields } from './MenuFields.tsx'
import { useMenuEditor, type MenuEditorOptions } from './useMenuEditor.ts'

export interface MenuFormProps extends MenuEditorOptions {
  /** What is worth a look about the saved menu, above the form. */
  remarks?: ReactNode
  /** Leaves a form that is not wanted any more. */
  onCancel: () => void
}

/** The form of one menu, new or not, with everything that may happen to it while it is open. */
export function MenuForm({ remarks, onCancel, ...options }: MenuFormProps) {
  const { menu, menus } = options
  const { t } = useTranslation('menus')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const editor = useMenuEditor(options)
  const { form, draft, failure, conflict, isNew } = editor
  const { errors, submitCount, isDirty } = form.formState
  const titleIn = (of: AdministeredMenu) => menuTitle(of, locale)
  const below = menu ? descendantIds(menus, menu.id) : new Set<number>()
  const parents = menus
    .filter(({ id }) => id !== menu?.id && !below.has(id))
    .map(({ id }) => ({ id, path: pathOf(menus, id, titleIn) }))
    .toSorted((a, b) => a.path.localeCompare(b.path, locale))
  const written = (values: MenuValues, field: MenuField): ReactNode => {
    const value = values[field]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field !== 'menuParentId') return value
    return value === null ? t('parent.none') : pathOf(menus, Number(value), titleIn)
  }
  return (
    <Card title={menu ? titleIn(menu) : t('form.new')}>
      <Stack gap={6}>
        <FormDraftOffer form={form} draft={draft} first={menuFields[0]} />
        {editor.isGone && (
          <Banner kind="warning" live="assertive" title={t('gone.title')}>
            {t('gone.text')}
          </Banner>
        )}
        {editor.outdatedBy && !conflict && (
          <Banner
            kind="info"
            live="polite"
            title={t('changed.title')}
            actions={
              <Button size="small" onPress={editor.compare}>
                {t('changed.compare')}
              </Button>
            }
          >
            {t('changed.text')}
          </Banner>
        )}
        {remarks}
        <FormPage
          ground="surface"
          aria-label={t(isNew ? 'form.new' : 'form.edit')}
          onSubmit={editor.submit}
          submitLabel={t(editor.isGone ? 'form.createAgain' : isNew ? 'form.create' : 'form.save')}
          isPending={editor.isPending}
          statuses={[
            { text: t('form.unsaved'), isShown: isDirty },
            { text: t('form.saved'), isShown: editor.isSaved },
          ]}
          attempt={submitCount}
          focusOnError="first-field"
          errors={menuFields.flatMap(name => {
            const error = errors[name]
            return error ? [{ name, text: menuSummaryText({ t, tAny }, error, t(`field.${name}`)) }] : []
          })}
          secondaryActions={
            isNew ? (
              <Button onPress={onCancel}>{t('form.cancel')}</Button>
            ) : (
              <Button onPress={editor.undo} isDisabled={!isDirty}>
                {t('form.reset')}
              </Button>
            )
          }
        >
          <MenuFields control={form.control} parents={parents} />
          {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
        </FormPage>
      </Stack>
      <FormConflict
        editor={editor}
        valuesOf={valuesOf}
        labelOf={field => t(`field.${field}`)}
        written={written}
      />
    </Card>
  )
}
