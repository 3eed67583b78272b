import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { contentOf, type GroupNode } from '../../rules/fold.ts'
import { unfolded } from '../../rules/place.ts'
import type { Explorer } from './useExplorer.ts'

/** Maximum number of names listed per kind. */
const most = 10

export interface GroupDetailsProps {
  node: GroupNode
  explorer: Explorer
}

/** The contents of a group, and a button to open it. */
export function GroupDetails({ node, explorer: { look } }: GroupDetailsProps) {
  const { t } = useTranslation('network')
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const list = new Intl.ListFormat(language)
  return (
    <Stack gap={3}>
      <DescriptionList
        items={contentOf(node, most).map(({ kind, count, names }) => ({
          term: t(`count.${kind}`, { count }),
          value: list.format([
            ...names,
            ...(count > names.length
              ? [t('group.more', { number: number.format(count - names.length) })]
              : []),
          ]),
        }))}
      />
      <Inline gap={2}>
        <Button size="small" onPress={() => look(before => unfolded(before, node.id))}>
          {t('group.open')}
        </Button>
      </Inline>
    </Stack>
  )
}
