import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useCallback, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { chosenPerson, type ChosenPerson } from '../../../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import type { Outsider } from './OutsiderDialog.tsx'
import { OutsidersField } from './OutsidersField.tsx'

/** People who receive a copy of one document, as the services take them. */
const mostCopies = 20
const OutsiderDialog = lateDialog(async () => ({
  default: (await import('./OutsiderDialog.tsx')).OutsiderDialog,
}))

export interface CopiesPartProps {
  /** The document, for the draft. */
  envelopeId: number
  people: readonly ChosenPerson[]
  outsiders: readonly Outsider[]
  /** Addresses of those who sign, and of the reader, in lower case. */
  taken: readonly string[]
  /** What is wrong with the choice. @default nothing */
  fault: string | undefined
  onChange: (changed: { copies: readonly ChosenPerson[] } | { copiedOutsiders: readonly Outsider[] }) => void
}

/** Says who receives a copy of the signed document: people of the portal, contacts, and people from outside. */
export function CopiesPart({ envelopeId, people, outsiders, taken, fault, onChange }: CopiesPartProps) {
  const { t } = useTranslation('signatures')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'everybody', search), [api])
  const [isAdding, setAdding] = useState(false)
  return (
    <FormSection title={t('copies.title')} description={t('copies.text')}>
      <PersonPicker
        selection="multiple"
        label={t('copies.label')}
        description={t('copies.hint')}
        maximum={mostCopies - outsiders.length}
        load={load}
        value={people}
        onChange={found => onChange({ copies: found.map(chosenPerson) })}
        messages={fault === undefined ? [] : [{ kind: 'error', text: fault }]}
      />
      <OutsidersField
        title={t('copies.outsideLabel')}
        addLabel={t('copies.addOutside')}
        hint={t('copies.outsideHint')}
        outsiders={outsiders}
        isFull={people.length + outsiders.length >= mostCopies}
        onAdd={() => setAdding(true)}
        onRemove={gone => onChange({ copiedOutsiders: outsiders.filter(each => each !== gone) })}
      />
      {isAdding && (
        <OutsiderDialog
          envelopeId={envelopeId}
          purpose="copy"
          taken={[...taken, ...[...people, ...outsiders].map(each => each.email.toLowerCase())]}
          onAdd={added => onChange({ copiedOutsiders: [...outsiders, added] })}
          onClose={() => setAdding(false)}
        />
      )}
    </FormSection>
  )
}
