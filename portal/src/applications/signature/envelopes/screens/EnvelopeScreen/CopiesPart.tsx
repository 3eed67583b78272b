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

/** The most people who can receive a copy of one document, as the services accept them. */
const mostCopies = 20
const OutsiderDialog = lateDialog(async () => ({
  default: (await import('./OutsiderDialog.tsx')).OutsiderDialog,
}))

export interface CopiesPartProps {
  /** The id of the document, for storing the draft of the form. */
  envelopeId: number
  people: readonly ChosenPerson[]
  outsiders: readonly Outsider[]
  /** The addresses of the signers and of the reader, in lower case. */
  taken: readonly string[]
  /** What is wrong with the choice. @default nothing */
  fault: string | undefined
  onChange: (changed: { copies: readonly ChosenPerson[] } | { copiedOutsiders: readonly Outsider[] }) => void
}

/** Chooses who receives a copy of the signed document: users of the portal, contacts and people from outside. */
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
