import { writeOptions } from '@parvis/api-types/calls'
import { sendSignatureEnvelope } from '@parvis/api-types/calls/signatures'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { SignatureSendForm } from '@parvis/api-types/limits/signatures'
import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { DatePicker } from '@parvis/design-system/DatePicker'
import { Inline } from '@parvis/design-system/Inline'
import { Menu, MenuItem } from '@parvis/design-system/Menu'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { focusInvalid } from '../../../../../forms/focus-invalid.ts'
import { fieldMessages } from '../../../../../forms/field-texts.ts'
import { sentText, textFault } from '../../../../../forms/required-text.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { chosenPerson, type ChosenPerson } from '../../../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { todayInFrance } from '../../../../../signing/day-in-france.ts'
import {
  addedField,
  claimed,
  fieldKinds,
  fieldsBody,
  freeLabel,
  hasNoRoom,
  mostFields,
  neighbourOf,
  placedFields,
  withTemplateFields,
  type DraftField,
  type DraftFieldKind,
} from '../../draft-fields.ts'
import { textCapacity } from '@parvis/signatures/field-text'
import { sayOfEnvelope, type Envelope } from '../../envelope.ts'
import { inOrder } from '../../signing-order.ts'
import { fieldsIn, placedOf, placesIn, type UsedTemplate } from '../../places.ts'
import { coveredBy, firstOverlap, type PlacedSigner } from '../../../../../signing/rules-of-place.ts'
import { CopiesPart } from './CopiesPart.tsx'
import { DraftFieldPart } from './DraftFieldPart.tsx'
import { me, outsideId, whoIs } from './outsiders.ts'
import type { Outsider } from './OutsiderDialog.tsx'
import { EnvelopeViewer } from './EnvelopeViewer.tsx'
import { OutsidersField } from './OutsidersField.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { SigningOrderField } from './SigningOrderField.tsx'
import { TemplatePart } from './TemplatePart.tsx'

/** The most signers of one document, as the services accept them. */
const mostSigners = 20
const OutsiderDialog = lateDialog(async () => ({
  default: (await import('./OutsiderDialog.tsx')).OutsiderDialog,
}))

/** The targets of the focus: the label of a field, or the button for adding one. */
const [labelName, addName] = ['field-label', 'field-add']

/** The sender's input so far. */
export interface Preparation {
  isAlone: boolean
  people: readonly ChosenPerson[]
  outsiders: readonly Outsider[]
  signsToo: boolean
  /** The recipients of copies, in the portal and from outside. */
  copies: readonly ChosenPerson[]
  copiedOutsiders: readonly Outsider[]
  places: readonly PlacedSigner[]
  /** The fields to fill in. Those of removed signers are kept for when they return. */
  fields: readonly DraftField[]
  /** The template in use, for signers who were not placed by hand. */
  template?: UsedTemplate | undefined
  chosen: string
  isOrdered: boolean
  /** The ids of the signers in the order that the sender chose. Those who were added later follow. */
  order: readonly string[]
  message: string
  dueDate: string | null
}

const nothingSaid: Preparation = {
  isAlone: true,
  people: [],
  outsiders: [],
  signsToo: false,
  copies: [],
  copiedOutsiders: [],
  places: [],
  fields: [],
  chosen: me,
  isOrdered: false,
  order: [],
  message: '',
  dueDate: null,
}

export interface PreparePartProps {
  envelope: Envelope
  /** The signers to start with, until the sender changes them. */
  proposed: readonly ChosenPerson[]
  /** The input, kept by the page while other tabs are shown; undefined as long as there is none. */
  said: Preparation | undefined
  onSay: (said: Preparation) => void
}

/** Sets who signs a draft, where, in which order and by when, and sends it. */
export function PreparePart({
  envelope,
  proposed,
  said = proposed.length > 0 ? { ...nothingSaid, isAlone: false, people: proposed } : nothingSaid,
  onSay,
}: PreparePartProps) {
  const { t } = useTranslation('signatures')
  const { t: tShell } = useTranslation()
  const api = useApi()
  const { email, type } = usePerson()
  const isStaff = type === 'Collaborateur'
  const { id, pageCount, pageSizes } = envelope
  const self = { id: me, name: t('prepare.me') }
  const {
    isAlone,
    people,
    outsiders,
    signsToo,
    copies,
    copiedOutsiders,
    places,
    template,
    isOrdered,
    message,
    dueDate,
  } = said
  const say = (more: Partial<Preparation>) => onSay({ ...said, ...more })
  const [isTried, setTried] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [idempotencyKey] = useState(newIdempotencyKey)
  // The last addition or removal, to be announced, and where the focus goes next.
  const [done, setDone] = useState<{ round: number; said: (tell: typeof t) => string; to: string }>()
  const whole = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLDivElement>(null)
  const send = useMutation({
    ...writeOptions(api, sendSignatureEnvelope),
    onSuccess: ({ isMyTurn }) => {
      if (!isMyTurn) showToast({ title: t('prepare.sent') })
    },
  })
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'everybody', search), [api])
  // Senders who pick themselves among the others are counted only once.
  const others = people.filter(person => person.email.toLowerCase() !== email)
  const isSelfPicked = others.length < people.length
  const several = [
    ...(signsToo || isSelfPicked ? [self] : []),
    ...others,
    ...outsiders.map(each => ({ id: outsideId(each), name: each.name })),
  ]
  const asked = isAlone ? [self] : isOrdered ? inOrder(several, said.order) : several
  // The fields of removed signers return with them.
  const all = claimed(
    said.fields,
    asked.map(each => each.id),
  )
  const fields = all.filter(({ signer }) => asked.some(each => each.id === signer))
  const ofTemplate = template && placesIn(template, pageCount)
  const signers = placedOf(asked, places, pageCount, ofTemplate, fields, pageSizes)
  const placed = [...signers, ...placedFields(fields, signers)]
  const overlap = firstOverlap(placed, pageSizes)
  const sayOverlap = (one: PlacedSigner, other: PlacedSigner) =>
    t(signers.includes(one) && signers.includes(other) ? 'prepare.overlap' : 'fields.overlap', {
      one: one.name,
      other: other.name,
    })
  const addresses = [
    ...(asked.includes(self) ? [email] : []),
    ...(isAlone ? [] : [...others, ...outsiders].map(each => each.email.toLowerCase())),
  ]
  const twice = [...copies, ...copiedOutsiders].find(each => addresses.includes(each.email.toLowerCase()))
  const nameless = fields.find(({ label }) => label.trim() === '')
  const cramped = fields.find(hasNoRoom)
  const wrongPlaces =
    signers.length === 0
      ? t('prepare.nobody')
      : nameless
        ? t('fields.labelFirst')
        : cramped
          ? t('fields.noRoom', { label: cramped.label, count: textCapacity(cramped.width, cramped.height) })
          : overlap && sayOverlap(...overlap)
  const today = todayInFrance()
  // The services may be in the next day already.
  const isRefusedDay = isProblem(send.error, 'signature-due-past') && send.variables?.body.dueDate === dueDate
  const isPast = !isAlone && dueDate !== null && dueDate < today
  const wrong =
    wrongPlaces ??
    (twice ? t('copies.twice', { name: twice.name }) : isPast ? t('problem.duePast') : undefined)
  const chosen = placed.find(each => each.id === said.chosen) ?? signers[0]
  const covered = chosen && coveredBy(chosen, placed, pageSizes)
  const field = fields.find(({ id: key }) => key === chosen?.id)
  const owner = field ? signers.find(({ id: key }) => key === field.signer) : chosen
  const sayField = (next: DraftField) =>
    say({
      fields: all.map(each => (each.id === next.id ? next : each)),
      // Fix the signatures, so that none moves away from under a field.
      places: signers,
      chosen: next.id,
    })
  // Store a function, because the language may change before the announcement.
  const goOn = (words: (tell: typeof t) => string, to: string) =>
    setDone(before => ({ round: (before?.round ?? 0) + 1, said: words, to }))
  useEffect(() => {
    if (done)
      section.current
        ?.querySelector<HTMLElement>(`[name="${done.to}"], [data-field="${done.to}"] button`)
        ?.focus()
  }, [done])
  const place = (next: PlacedSigner) => {
    const { page, across, down } = next
    const moved = fields.find(each => each.id === next.id)
    if (moved) sayField({ ...moved, page, across, down })
    else
      say({ fields: all, places: signers.map(each => (each.id === next.id ? next : each)), chosen: next.id })
  }
  const add = (kind: DraftFieldKind, signer: PlacedSigner) => {
    const wanted = {
      kind,
      signer: signer.id,
      label: freeLabel(t(`fields.kind.${kind}`), all),
      page: chosen?.page ?? pageCount,
    }
    const added = addedField(wanted, all, placed, pageSizes)
    say({ fields: [...all, added], places: signers, chosen: added.id })
    goOn(tell => tell('fields.added', { label: added.label }), labelName)
  }
  const remove = (gone: DraftField) => {
    const next = neighbourOf(gone, fields)
    say({ fields: all.filter(each => each.id !== gone.id), chosen: next?.id ?? gone.signer })
    goOn(
      tell =>
        next
          ? tell('fields.removedNext', { label: gone.label, next: next.label })
          : tell('fields.removed', { label: gone.label }),
      next ? labelName : addName,
    )
  }
  const limit = SignatureSendForm.message.maxLength
  const sentMessage = sentText(message)
  const messageFault = textFault(sentMessage, limit)
  const press = () => {
    setTried(true)
    // Outside a form, the fields themselves refuse neither a signer who was typed but not chosen nor a date without a year.
    if ((whole.current && focusInvalid(whole.current)) || wrong !== undefined) return
    send.mutate({
      path: { id },
      idempotencyKey,
      body: {
        signers: signers.map(({ id: key, page, across, down }) => ({
          ...whoIs(key, outsiders),
          page,
          across,
          down,
          ...fieldsBody(fields, key),
        })),
        ...(copies.length + copiedOutsiders.length > 0 && {
          copies: [
            ...copies.map(each => ({ contactId: Number(each.id) })),
            ...copiedOutsiders.map(outside => ({ contactId: null, outside })),
          ],
        }),
        isOrdered: !isAlone && isOrdered,
        message: isAlone ? '' : sentMessage,
        dueDate: isAlone ? null : dueDate,
      },
    })
  }
  return (
    <div ref={whole}>
      <Stack gap={8}>
        {isStaff && (
          <FormSection title={t('prepare.who')}>
            <RadioGroup
              label={t('prepare.who')}
              value={isAlone ? 'alone' : 'several'}
              onChange={who => say({ isAlone: who === 'alone' })}
              options={[
                { id: 'alone', label: t('prepare.alone') },
                { id: 'several', label: t('prepare.several') },
              ]}
            />
            {!isAlone && (
              <>
                <PersonPicker
                  selection="multiple"
                  label={t('prepare.peopleLabel')}
                  description={t('prepare.peopleHint')}
                  maximum={mostSigners - 1 - outsiders.length}
                  load={load}
                  value={people}
                  onChange={found => say({ people: found.map(chosenPerson) })}
                />
                <OutsidersField
                  title={t('prepare.outsideLabel')}
                  addLabel={t('prepare.addOutside')}
                  hint={t('prepare.outsideHint')}
                  outsiders={outsiders}
                  isFull={others.length + outsiders.length >= mostSigners - 1}
                  onAdd={() => setAdding(true)}
                  onRemove={gone => say({ outsiders: outsiders.filter(each => each !== gone) })}
                />
                <Checkbox value={signsToo || isSelfPicked} onChange={signs => say({ signsToo: signs })}>
                  {t('prepare.meToo')}
                </Checkbox>
                <RadioGroup
                  label={t('prepare.order')}
                  value={isOrdered ? 'inOrder' : 'together'}
                  onChange={order => say({ isOrdered: order === 'inOrder' })}
                  options={[
                    { id: 'together', label: t('prepare.together') },
                    { id: 'inOrder', label: t('prepare.inOrder') },
                  ]}
                />
                {isOrdered && asked.length > 1 && (
                  // Fix the signatures, so that none moves with its signer's number.
                  <SigningOrderField
                    signers={asked}
                    onChange={order => say({ order, fields: all, places: signers })}
                  />
                )}
              </>
            )}
          </FormSection>
        )}
        <div ref={section}>
          <FormSection title={t('prepare.place')}>
            <TemplatePart
              envelopeId={id}
              pageCount={pageCount}
              signers={signers}
              fields={fields}
              wrong={wrongPlaces}
              used={template}
              onUse={used =>
                say({
                  template: used,
                  places: [],
                  fields: withTemplateFields(all, fieldsIn(used, pageCount)),
                })
              }
            />
            {owner && (
              <div data-field={addName}>
                <Menu
                  trigger={
                    <Button
                      isDisabled={fields.filter(({ signer }) => signer === owner.id).length >= mostFields}
                    >
                      {owner.id === me ? t('fields.addOwn') : t('fields.add', { name: owner.name })}
                    </Button>
                  }
                >
                  {fieldKinds.map(kind => (
                    <MenuItem
                      key={kind}
                      id={kind}
                      label={t(`fields.kind.${kind}`)}
                      onAction={() => add(kind, owner)}
                    />
                  ))}
                </Menu>
              </div>
            )}
            <p role="status">{done?.said(t)}</p>
            {chosen && (
              <PlaceFields
                signers={placed}
                chosen={chosen.id}
                pageCount={pageCount}
                {...(covered && { fault: sayOverlap(chosen, covered) })}
                onChoose={one => say({ chosen: one })}
                onPlace={place}
              />
            )}
            {field && (
              <DraftFieldPart
                key={field.id}
                field={field}
                isTried={isTried}
                onChange={sayField}
                onRemove={() => remove(field)}
              />
            )}
            <EnvelopeViewer
              envelope={envelope}
              signers={placed}
              {...(chosen && { chosen: chosen.id })}
              onMove={place}
            />
          </FormSection>
        </div>
        {isStaff && (
          <CopiesPart
            envelopeId={id}
            people={copies}
            outsiders={copiedOutsiders}
            taken={[email, ...addresses]}
            fault={isTried && twice ? t('copies.twice', { name: twice.name }) : undefined}
            onChange={say}
          />
        )}
        {!isAlone && (
          <FormSection title={t('prepare.details')}>
            <TextArea
              label={t('prepare.message')}
              description={t('prepare.messageHint')}
              limit={limit}
              messages={fieldMessages(tShell, { message: messageFault }, t('prepare.message'))}
              value={message}
              onChange={written => say({ message: written })}
            />
            <DatePicker
              label={t('prepare.due')}
              description={t('prepare.dueHint')}
              minimum={today}
              messages={isRefusedDay ? [{ kind: 'error', text: t('problem.duePast') }] : []}
              value={dueDate}
              onChange={day => say({ dueDate: day })}
            />
          </FormSection>
        )}
        {isTried && wrong !== undefined && (
          <Banner kind="danger" live="assertive" title={t('prepare.fixFirst')}>
            {wrong}
          </Banner>
        )}
        {send.error && <ProblemBanner title={t('prepare.failed')} problem={sayOfEnvelope(send.error)} />}
        <Inline>
          <Button variant="primary" isPending={send.isPending} onPress={press}>
            {t(isAlone ? 'prepare.submitAlone' : 'prepare.submitSeveral')}
          </Button>
        </Inline>
        {isAdding && (
          <OutsiderDialog
            envelopeId={id}
            taken={[email, ...[...others, ...outsiders].map(each => each.email.toLowerCase())]}
            onAdd={added => say({ outsiders: [...outsiders, added] })}
            onClose={() => setAdding(false)}
          />
        )}
      </Stack>
    </div>
  )
}
