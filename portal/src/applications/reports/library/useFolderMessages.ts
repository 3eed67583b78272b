import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { fieldText, sayFieldText } from '../../../forms/field-texts.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { isFolderTaken, type PlacedFolder } from './rules/folder-rules.ts'
import { fieldOfFolderProblem } from './rules/folder-values.ts'
import { nameFault } from './rules/names.ts'
import { folderChange, folderTexts, useFolderAssessment } from './assessment.ts'
import { useLater } from './useLater.ts'

export interface TypedFolder {
  kind: 'create' | 'rename'
  folderId: number | null
  name: string
  /** The original name, which gets no messages until it is edited. */
  startName: string
  accountId: number | null
  parentFolderId: number | null
  engagementId: number | null
  /** All folders of its client. */
  siblings: readonly PlacedFolder[]
}

const nothing: readonly FieldMessage[] = []

/** The messages about a folder while somebody types: first what can be checked here, then what the services find. */
export function useFolderMessages(typed: TypedFolder) {
  const { t } = useTranslation()
  const { t: own } = useTranslation('reports')
  const { kind, folderId, name, startName, accountId, parentFolderId, engagementId, siblings } = typed
  const isTouched = name !== startName && name.trim() !== ''
  const fault = isTouched
    ? (nameFault(name) ??
      (isFolderTaken(siblings, name, folderId ?? undefined)
        ? fieldText('reports:problem.folderExists')
        : undefined))
    : undefined
  const { asked, problems } = useFolderAssessment(
    useLater(folderChange({ kind, folderId, name, accountId, parentFolderId, engagementId })),
  )
  const saidOf = (field: 'name' | 'engagementId'): readonly FieldMessage[] =>
    problems.flatMap(problem =>
      Object.hasOwn(fieldOfFolderProblem, problem) &&
      fieldOfFolderProblem[problem as keyof typeof fieldOfFolderProblem] === field
        ? [{ kind: 'error', text: sayKey(t, folderTexts[problem]) } as const]
        : [],
    )
  return {
    asked,
    name: fault
      ? [{ kind: 'error', text: sayFieldText(t, fault, own('field.name')) } as const]
      : isTouched
        ? saidOf('name')
        : nothing,
    engagementId: engagementId === null ? nothing : saidOf('engagementId'),
  }
}
