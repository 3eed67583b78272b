import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Inline } from '@parvis/design-system/Inline'
import { SignatureField, type ReadSignature, type SignatureLook } from '@parvis/design-system/SignatureField'
import { Stack } from '@parvis/design-system/Stack'
import { ValidationSummary } from '@parvis/design-system/ValidationSummary'
import { FormGuide, FormSection } from '@parvis/design-system/patterns/FormPage'
import { SignatureMark } from '@parvis/api-types/limits/signatures'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { ApiProblem } from '@parvis/api-types/problems'
import { canShow, cleanText } from '@parvis/signatures/field-text'
import { useState, type ReactNode } from 'react'
import { lengthOf } from '../forms/required-text.ts'
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

/** The look of a signature, as the services expect it. */
export type Mark = BodyOf<Operations['signSignatureEnvelope']>

export interface SigningFormProps {
  /** The name of the signer, used as the typed signature by default. */
  name: string
  /** The signature so far; undefined: the signer's name. */
  look: SignatureLook | undefined
  onLook: (look: SignatureLook) => void
  /** Whether the signer is signed in or came through a link. */
  from: 'inside' | 'outside'
  /** The fields to fill in besides the signature. @default nothing */
  fields?: readonly FillField[] | undefined
  filling: Filling
  onFill: (filling: Filling) => void
  /**
   * Renders the document. @param onShown call it when the document is visible @param marks where to fill in what, and
   * the current one
   */
  renderDocument: (onShown: () => void, marks: FillMarks) => ReactNode
  isPending: boolean
  onSign: (mark: Mark) => void
  /** Why signing failed. @default nothing */
  problem?: ReactNode
  /** The same failure as returned, with what was sent, so that each error appears at its field. @default nothing */
  refusal?: { error: unknown; sent: Mark['values'] } | undefined
  /** Other actions. @default nothing */
  also?: ReactNode
}

/** Where the signer fills in what, on the pages of the document. */
export interface FillMarks {
  marks: readonly PlacedSigner[]
  /** The mark whose page is shown. */
  chosen: string | undefined
}

/** Maximum length of a typed signature in the services. */
const limit = SignatureMark.text.maxLength

/** Names of the other steps, used by the guide to lead to them. */
const [readName, lookName, consentName, submitName] = ['read', 'look', 'consent', 'sign']

/** Distinguishes fields from signers among the marks. */
const markOf = ({ fieldId }: FillField) => `field ${fieldId}`

/** The signing form: read the document, fill in the fields, create a signature, agree, and sign, in this order. */
export function SigningForm({ name, look: made, onLook, from, ...parts }: SigningFormProps) {
  const { t } = useTranslation('signing')
  const language = useLanguage()
  const faultText = useFaultText()
  const look: SignatureLook = made ?? { kind: 'typed', text: name.slice(0, limit), lines: [] }
  const [isRead, setRead] = useState(false)
  const [agrees, setAgrees] = useState(false)
  // Errors appear after the first attempt; until then, they are simply the next steps.
  const [attempt, setAttempt] = useState(0)
  const isTried = attempt > 0
  const isEmpty = {
    typed: look.text.trim() === '',
    drawn: look.lines.length === 0,
    picture: look.picture === undefined,
  }[look.kind]
  // Said at once: the name of the account may already be in other letters.
  const isUnshown = look.kind === 'typed' && !canShow(cleanText(look.text))
  const isTooLong = look.kind === 'typed' && lengthOf(cleanText(look.text)) > limit
  const readPicture = async (file: File): Promise<ReadSignature> => {
    try {
      // Few people have a picture, so the code that reads it loads on demand.
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
    { name: lookName, label: t('sign.look'), isDone: !isEmpty && !isUnshown && !isTooLong },
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
        : isUnshown
          ? t('sign.lettersFirst')
          : isTooLong
            ? t('sign.shortenFirst')
            : !agrees
              ? t('sign.consentFirst')
              : undefined
  const press = () => {
    setAttempt(attempt + 1)
    if (missing !== undefined) return
    parts.onSign({
      ...filled,
      look: look.kind,
      text: look.kind === 'typed' ? cleanText(look.text) : '',
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
          maximumLength={limit}
          messages={[
            ...(isUnshown ? [{ kind: 'error' as const, text: t('sign.letters') }] : []),
            ...(isTooLong ? [{ kind: 'error' as const, text: t('sign.shorten', { limit }) }] : []),
          ]}
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
