import type { UseQueryResult } from '@tanstack/react-query'
import { DataGrid, type GridColumn, type GridSelection } from '@parvis/design-system/DataGrid'
import { Button } from '@parvis/design-system/Button'
import type { GridView } from '@parvis/design-system/grid-view'
import { Quote } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { gridStatus } from '../../../../../api/grid-status.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { references, writeScope } from '../../application.ts'
import type { Cited, FinderAnswer, FoundEngagement } from '../../rules/citing.ts'
import {
  columnIds,
  isOrder,
  pageSize,
  questionOf,
  sortedOnce,
  type FinderColumn,
} from '../../rules/finder-view.ts'
import { titleIn } from '../../sheet.ts'
import { useFacetWords } from './useFacets.ts'

const CiteDialog = lateDialog(async () => ({ default: (await import('./CiteDialog.tsx')).CiteDialog }))

export interface FoundListProps {
  found: UseQueryResult<FinderAnswer>
  view: GridView
  onViewChange: (view: GridView) => void
}

const none: readonly never[] = []
const keyOf = ({ engagementId }: FoundEngagement) => String(engagementId)

/** The results as a list; chosen sheets can be cited. */
export function FoundList({ found, view, onViewChange }: FoundListProps) {
  const { t } = useTranslation('finder')
  const navigate = useNavigate()
  const mayWrite = useMay(writeScope)
  const columns = useFoundColumns(mayWrite)
  const rows = found.data?.value ?? none
  // Chosen rows may be on earlier pages.
  const seen = useRef(new Map<string, FoundEngagement>())
  useEffect(() => {
    for (const row of rows) seen.current.set(keyOf(row), row)
  }, [rows])
  const [cited, setCited] = useState<Cited>()
  const offerToCite = (selection: GridSelection) => (
    <Button
      variant="primary"
      size="small"
      icon={<Quote aria-hidden size={16} />}
      onPress={() => setCited(citedOf(selection, seen.current, found.data?.total ?? 0))}
    >
      {t('cite.open')}
    </Button>
  )
  return (
    <>
      <DataGrid
        aria-label={t('search.results')}
        mode="server"
        rows={rows}
        rowCount={found.data?.total ?? 0}
        pageSize={pageSize}
        columns={columns}
        nameColumn="title"
        getRowId={keyOf}
        view={view}
        onViewChange={next => onViewChange(sortedOnce(next))}
        hasSearch={false}
        status={gridStatus(found)}
        onRetry={() => void found.refetch()}
        selectionMode="multiple"
        selectionActions={offerToCite}
        rowActions={({ engagementId, sheet, hasOpenSheet }) => [
          ...(sheet
            ? [
                {
                  id: 'open',
                  label: t('search.openSheet'),
                  onAction: () => void navigate(references.address('record', { sheetId: sheet.id })),
                },
              ]
            : []),
          ...(mayWrite
            ? [
                {
                  id: 'draft',
                  label: t('search.draft'),
                  ...(hasOpenSheet && { disabledReason: t('search.hasSheet') }),
                  onAction: () => void navigate(`${references.address('create')}?engagement=${engagementId}`),
                },
              ]
            : []),
        ]}
      />
      <Suspense fallback={null}>
        {cited && (
          <CiteDialog cited={cited} question={questionOf(view)} onClose={() => setCited(undefined)} />
        )}
      </Suspense>
    </>
  )
}

function citedOf(selection: GridSelection, seen: ReadonlyMap<string, FoundEngagement>, total: number): Cited {
  if (selection.isAllMatching)
    return { isAllMatching: true, count: selection.countOf(total), except: new Set(selection.ids()) }
  return { chosen: selection.ids().flatMap(id => seen.get(id) ?? []) }
}

/** The columns of the results; hiding one changes the view. */
function useFoundColumns(mayWrite: boolean): GridColumn<FoundEngagement>[] {
  const { t } = useTranslation('finder')
  const locale = useLanguage()
  const words = useFacetWords()
  return useMemo(() => {
    const listed = new Intl.ListFormat(locale)
    const parts: Record<
      FinderColumn,
      Pick<GridColumn<FoundEngagement>, 'type' | 'value'> & Partial<GridColumn<FoundEngagement>>
    > = {
      title: {
        type: 'link',
        value: ({ sheet, hasOpenSheet }) =>
          sheet
            ? titleIn(locale, sheet)
            : hasOpenSheet
              ? t('sheet.open')
              : t(mayWrite ? 'search.draft' : 'sheet.none'),
        href: ({ engagementId, sheet, hasOpenSheet }) =>
          sheet
            ? references.address('record', { sheetId: sheet.id })
            : mayWrite && !hasOpenSheet
              ? `${references.address('create')}?engagement=${engagementId}`
              : undefined,
        width: 300,
        isHideable: false,
      },
      accountName: { type: 'text', value: ({ accountName }) => accountName, width: 220 },
      engagementCode: { type: 'text', value: ({ engagementCode }) => engagementCode, width: 150 },
      engagementDescription: {
        type: 'text',
        value: ({ engagementDescription }) => engagementDescription,
        width: 280,
      },
      sector: { type: 'text', value: ({ sheet }) => sheet && words('sector', sheet.sector), width: 190 },
      services: {
        type: 'text',
        value: ({ sheet }) => sheet && listed.format(sheet.services.map(code => words('service', code))),
        width: 240,
      },
      amountBand: {
        type: 'text',
        value: ({ sheet }) => (sheet?.amountBand ? words('amountBand', sheet.amountBand) : null),
        width: 190,
      },
      year: { type: 'number', value: ({ year }) => year, format: { useGrouping: false }, width: 90 },
      country: {
        type: 'text',
        value: ({ sheet }) => sheet && words('country', sheet.country),
        width: 140,
      },
      businessUnit: { type: 'text', value: ({ businessUnit }) => businessUnit, width: 170 },
      partnerName: {
        type: 'text',
        value: ({ partnerName, partnerEmail }) => partnerName ?? partnerEmail,
        width: 180,
      },
      managerName: {
        type: 'text',
        value: ({ managerName, managerEmail }) => managerName ?? managerEmail,
        width: 180,
      },
      engagementStatut: {
        type: 'text',
        value: ({ engagementStatut }) => words('status', engagementStatut),
        width: 120,
      },
      engagementType: {
        type: 'text',
        value: ({ engagementType }) => words('type', engagementType),
        width: 130,
      },
      confidentiality: {
        type: 'text',
        value: ({ sheet }) => sheet && t(`confidentiality.${sheet.confidentiality}`),
        width: 160,
      },
      publishedDate: {
        type: 'dateTime',
        form: 'date',
        value: ({ sheet }) => sheet?.publishedDate,
        width: 140,
      },
    }
    return columnIds.map(id => ({
      ...parts[id],
      id,
      title: t(`found.${id}`),
      isSortable: isOrder(id),
      // The facets do the filtering.
      isFilterable: false,
    }))
  }, [t, locale, mayWrite, words])
}
