import { Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import type { Publication } from '../../publication.ts'
import { addressOfPublication } from '../../rules/publication-steps.ts'

const AccessPanel = latePart(async () => ({
  default: (await import('../../../../../reports/access/AccessPanel.tsx')).AccessPanel,
}))

/** The readers of the report: its access rights, saved before the next step. */
export function ReadersStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const navigate = useNavigate()
  const { id, accountId, reportId } = publication
  const onSaved = useCallback(() => void navigate(addressOfPublication(id, 'validation')), [navigate, id])
  if (reportId === null) return null
  return (
    <Suspense fallback={null}>
      <AccessPanel
        report={{ id: reportId, accountId, isPublished: false }}
        next={{ label: t('flow.next'), onSaved }}
      />
    </Suspense>
  )
}
