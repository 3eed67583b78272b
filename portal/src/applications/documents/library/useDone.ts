import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Describes what was done with documents, or not done: one by its name, several by their number. */
export function useDone() {
  const { t } = useTranslation('documents')
  return (
    done: 'deleted' | 'notDeleted' | 'restored' | 'notRestored' | 'moved' | 'notMoved',
    documents: readonly { name: string }[],
  ) => {
    const [only, ...others] = documents
    return only && others.length === 0
      ? t(`action.${done}`, { name: only.name })
      : t(`chosen.${done}`, { number: documents.length })
  }
}
