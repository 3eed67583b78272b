import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Inline } from '@parvis/design-system/Inline'
import { SignatureField, type ReadSignature, type SignatureLook } from '@parvis/design-system/SignatureField'
import { Stack } from '@parvis/design-system/Stack'
import { ValidationSummary } from '@parvis/design-system/ValidationSummary'
import { FormGuide, FormSection } from '@parvis/design-system/patterns/FormPage'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { ApiProblem } from '@parvis/api-types/problems'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { FillFields } from './FillFields.tsx'
import { useFaultText } from './useFaultText.ts'
import {
  faultOf,
  filledBody,
  fillSteps,
  initialsName,
  refusedFields,
  type FillFault,
  type FillField,
  type Filling,
} from './filling.ts'
import type { PlacedSigner } from './rules-of-place.ts'

/** How a signature looks, as the services take it. */
export type Mark = BodyOf<Operations['signSignatureEnvelope']>

export interface SigningFormProps {
  /** Of the signer: what is typed until they have said otherwise. */
  name: string
  /** What they have made so far; undefined: their name. */
  look: SignatureLook | undefined
  onLook: (look: SignatureLook) => void
  /** Whether the signature is by somebody who is signed in, or by a link. */
  from: 'inside' | 'outside'
  /** What they fill in beside the signature. @default nothing */
  fields?: readonly FillField[] | undefined
  filling: Filling
  onFill: (filling: Filling) => void
  /** The document. @param onShown the reader has it before them @param marks where they fill in what, and the one that is meant */
  renderDocument: (onShown: () => void, marks: FillMarks) => ReactNode
  isPending: boolean
  onSign: (mark: Mark) => void
  /** Why it was not signed. @default nothing */
  problem?: ReactNode
  /** The same as it was answered, and what was sent: what is wrong is said at its field. @default nothing */
  refusal?: { error: unknown; sent: Mark['values'] } | undefined
  /** What else can be done. @default nothing */
  also?: ReactNode
}

/** Where a signer fills in what, over the pages of the document. */
export interface FillMarks {
  marks: readonly PlacedSigner[]
  /** The one whose page is looked at. */
  chosen: string | undefined
}

/** Names of the other parts, by which the way leads to them. */
const [readName, lookName, consentName, submitName] = ['read', 'look', 'consent', 'sign']

/** What tells a field apart from signers among the marks. */
const markOf = ({ fieldId }: FillField) => `field ${fieldId}`

/** Reads a document, fills in what is asked for, makes a signature, agrees, and signs: in this order. */
export function SigningForm({ name, look: made, onLook, from, ...parts }: SigningFormProps) {
  const { t } = useTranslation('signing')
  const language = useLanguage()
  const faultText = useFaultText()
  const look: SignatureLook = made ?? { kind: 'typed', text: name.slice(0, 60), lines: [] }
  const [isRead, setRead] = useState(false)
  const [agrees, setAgrees] = useState(false)
  // Said once somebody has tried: until then it is what comes next anyway.
  const [attempt, setAttempt] = useState(0)
  const isTried = attempt > 0
  const isEmpty = {
    typed: look.text.trim() === '',
    drawn: look.lines.length === 0,
    picture: look.picture === undefined,
  }[look.kind]
  const readPicture = async (file: File): Promise<ReadSignature> => {
    try {
      // Few have a picture: what reads it is loaded for them.
      const { cleanPicture } = await import('./clean-picture.ts')
      const found = await cleanPicture(file)
      return 'refusal' in found ? { refusal: t(`picture.${found.refusal}`) } : found
    } catch {
      return { refusal: t('picture.failed') }
    }
  }
  const { fields = [], filling, onFill } = parts
  const [chosen, setChosen] = useState<string>()
  const { error, sent } = parts.refusal ?? {}
  const filled = filledBody(fields, filling, name)
  const refused = error instanceof ApiProblem ? refusedFields(error.errors, sent, filled.values) : new Map()
  const steps = fillSteps(fields, filling, { name, initials: t('fill.initials') }, refused)
  const all = [
    { name: readName, label: t('sign.read'), isDone: isRead },
    ...steps,
    { name: lookName, label: t('sign.look'), isDone: !isEmpty },
    { name: consentName, label: t('fill.agree'), isDone: agrees },
  ]
  const next = all.find(({ isDone }) => !isDone)
  const lead = () => {
    const step = next && 'field' in next ? next.field : undefined
    if (step) setChosen(markOf(step))
  }
  const undone = steps.flatMap(({ name: stepName, fault, field }) =>
    fault ? [{ name: stepName, text: faultText(fault, stepName === initialsName ? undefined : field) }] : [],
  )
  const wrong = undone.length > 0
  const initialsFault = steps.find(step => step.name === initialsName)?.fault
  const faults = new Map<number, FillFault>(refused)
  if (isTried)
    for (const field of fields) {
      const fault = faultOf(field, filling)
      if (fault) faults.set(field.fieldId, fault)
    }
  const missing = !isRead
    ? t('sign.readFirst')
    : wrong
      ? t('fill.wrong')
      : isEmpty
        ? t('sign.lookFirst')
        : !agrees
          ? t('sign.consentFirst')
          : undefined
  const press = () => {
    setAttempt(attempt + 1)
    if (missing !== undefined) return
    parts.onSign({
      ...filled,
      look: look.kind,
      text: look.kind === 'typed' ? look.text.trim() : '',
      ...(look.kind === 'typed' && look.hand && { hand: look.hand }),
      lines: look.kind === 'drawn' ? look.lines.map(line => [...line]) : [],
      ...(look.kind === 'picture' && look.picture && { picture: look.picture.content }),
      language,
      consent: true,
    })
  }
  const marks = fields.map(field => ({
    ...field,
    id: markOf(field),
    name: (field.kind === 'text' && filling.texts[field.fieldId]?.trim()) || field.label,
  }))
  return (
    <Stack gap={8}>
      <FormSection title={t('sign.read')}>
        <div data-field={readName}>{parts.renderDocument(() => setRead(true), { marks, chosen })}</div>
      </FormSection>
      {fields.length > 0 && (
        <FillFields
          fields={fields}
          name={name}
          filling={filling}
          onFill={onFill}
          faults={faults}
          initialsFault={isTried ? initialsFault : undefined}
        />
      )}
      <FormSection title={t('sign.look')}>
        <SignatureField
          label={t('sign.look')}
          name={lookName}
          value={look}
          onChange={onLook}
          readPicture={readPicture}
        />
      </FormSection>
      <Banner kind="info" title={t('sign.worthTitle')}>
        {t(`sign.worth.${from}`)}
      </Banner>
      <Checkbox
        name={consentName}
        value={agrees}
        onChange={setAgrees}
        isDisabled={!isRead}
        disabledReason={t('sign.readFirst')}
      >
        {t('sign.consent')}
      </Checkbox>
      {isTried && missing !== undefined && !(isRead && wrong) && (
        <Banner kind="danger" live="assertive" title={missing} />
      )}
      {isRead && (
        <ValidationSummary
          items={isTried ? undone : []}
          attempt={attempt}
          focus="first-field"
          title={t('fill.wrong')}
        />
      )}
      {parts.problem}
      {fields.length > 0 && (
        <FormGuide
          label={t('fill.guide')}
          progress={
            next
              ? t('fill.progress', { done: all.filter(({ isDone }) => isDone).length, all: all.length })
              : t('fill.ready')
          }
          nextLabel={next ? t('fill.next', { label: next.label }) : t('fill.toSign')}
          next={next?.name ?? submitName}
          onNext={lead}
        />
      )}
      <Inline gap={2}>
        <div data-field={submitName}>
          <Button variant="primary" isPending={parts.isPending} onPress={press}>
            {t('sign.submit')}
          </Button>
        </div>
        {parts.also}
      </Inline>
    </Stack>
  )
}
