import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { AccessPanel } from '../../../../../reports/access/AccessPanel.tsx'
import type { Publication } from '../../publication.ts'
import { addressOfPublication } from '../../rules/publication-steps.ts'

/** Who will read the report: its access, saved before one goes on. */
export function ReadersStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const navigate = useNavigate()
  const { id, accountId, reportId } = publication
  const onSaved = useCallback(() => void navigate(addressOfPublication(id, 'validation')), [navigate, id])
  if (reportId === null) return null
  return (
    <AccessPanel
      report={{ id: reportId, accountId, isPublished: false }}
      next={{ label: t('flow.next'), onSaved }}
    />
  )
}
