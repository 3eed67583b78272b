import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { writeOptions } from '@parvis/api-types/calls'
import { keepMenuDraftChange, removeMenuDraftChange } from '@parvis/api-types/calls/menu-administration'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { MenuDraft } from '../../draft.ts'
import { menuOfDifference } from '../../rules/menu-difference.ts'
import { MenuDifferenceDetails } from './MenuDifferenceDetails.tsx'

const sayNotDone = explain<'removeMenuDraftChange' | 'keepMenuDraftChange'>({
  'precondition-failed': 'menus:draft.changed',
  'not-found': 'menus:draft.changed',
})

/** The changes of the draft, menu by menu, each with the conflicts that prevent its publication. */
export function DraftDifferences({ draft }: { draft: MenuDraft }) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  const { moment } = useFormats()
  const api = useApi()
  const removal = useMutation(writeOptions(api, removeMenuDraftChange))
  const keeping = useMutation(writeOptions(api, keepMenuDraftChange))
  const error = removal.error ?? keeping.error
  const isPending = removal.isPending || keeping.isPending
  if (draft.changes.length === 0)
    return <EmptyState title={t('draft.none')}>{t('draft.noneText')}</EmptyState>
  return (
    <Stack>
      {error && <ProblemBanner problem={sayNotDone(error)} />}
      {draft.changes.map(change => {
        const menu = menuOfDifference(change)
        const title = menu ? `${menuTitle(menu, locale)} · ${menu.menuCode}` : ''
        const sent = { path: { id: change.menuId }, ifMatch: change['@odata.etag'] }
        const isOvertaken = change.faults.some(fault => fault === 'changed-since' || fault === 'gone-since')
        const saved = moment(new Date(change.savedDate))
        return (
          <Card key={change.menuId} title={title}>
            <Stack gap={3}>
              <span>
                {change.savedByName === null
                  ? saved
                  : t('difference.saved', { name: change.savedByName, date: saved })}
              </span>
              {change.faults.length > 0 && (
                <Banner kind="warning" title={t('fault.title')}>
                  <ul>
                    {change.faults.map(fault => (
                      <li key={fault}>{t(`fault.${fault}`)}</li>
                    ))}
                  </ul>
                  {isOvertaken && change.changedDate !== null && (
                    <span>
                      {change.changedByName === null
                        ? moment(new Date(change.changedDate))
                        : t('difference.published', {
                            name: change.changedByName,
                            date: moment(new Date(change.changedDate)),
                          })}
                    </span>
                  )}
                </Banner>
              )}
              <MenuDifferenceDetails difference={change} menus={draft.menus} others={draft.changes} />
              <Inline>
                {isOvertaken && (
                  <Button
                    size="small"
                    isDisabled={isPending}
                    aria-label={t('difference.actionOn', { action: t('difference.keep'), name: title })}
                    onPress={() => {
                      removal.reset()
                      keeping.mutate(sent)
                    }}
                  >
                    {t('difference.keep')}
                  </Button>
                )}
                <Button
                  size="small"
                  isDisabled={isPending}
                  aria-label={t('difference.actionOn', { action: t('difference.remove'), name: title })}
                  onPress={() => {
                    keeping.reset()
                    removal.mutate(sent)
                  }}
                >
                  {t('difference.remove')}
                </Button>
              </Inline>
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}
