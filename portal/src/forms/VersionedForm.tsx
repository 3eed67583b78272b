import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ProblemBanner } from '../problems/ProblemBanner.tsx'
import { ruleText, summaryOf } from './field-texts.ts'
import { FormConflict } from './FormConflict.tsx'
import { FormDraftOffer } from './FormDraftOffer.tsx'
import type { useVersionedEditor, Versioned } from './useVersionedEditor.ts'

type Field<Values extends FieldValues> = FieldPath<Values> & keyof Values

export interface VersionedFormProps<Values extends FieldValues, Thing extends Versioned> {
  editor: ReturnType<typeof useVersionedEditor<Values, Thing>>
  /** The fields in the order of the form. The first one gets focus once a draft is accepted or declined. */
  fields: readonly [Field<Values>, ...Field<Values>[]]
  valuesOf: (thing: Thing) => Values
  labelOf: (field: Field<Values>) => string
  /** Formats the value of a field for display. */
  written: (values: Values, field: Field<Values>) => string
  words: {
    /** The accessible name of the form. */
    name: string
    submit: string
    /**
     * The texts about unsaved changes and how to undo them. @default nothing: the form makes a new thing, and is left
     * with it
     */
    unsaved?: string
    saved?: string
    reset?: string
    failed: string
    goneTitle: string
    /** What happens to the input when the thing was deleted. @default nothing more than the title */
    gone?: string
    /**
     * Shown when somebody else saves while the author is typing, with a way to compare the versions. @default nothing
     */
    changed?: { title: string; text: string; compare: string }
    /** The summary's message for a missing value. @default the words for all forms */
    missing?: (label: string) => string
  }
  /** How to leave the form of a new thing, which has nothing to undo. */
  leave?: { label: string } & ({ href: string } | { onPress: () => void })
  /** Shown above the fields, such as a notice about the thing. @default nothing */
  notice?: ReactNode
  /** More details under the reason for a failure, and what to do about it. @default nothing */
  why?: ReactNode
  whyActions?: ReactNode
  /** More ways to save, next to the submit button. @default none */
  actions?: ReactNode
  /** Replaces the submit, for example to ask for confirmation first. @default it is sent */
  onSubmit?: () => void
  /** The background that the form is placed on: `surface` within a card. @default 'paper' */
  ground?: 'paper' | 'surface'
  /** Whether the form explains how required fields are marked. @default true */
  hasRequiredFields?: boolean
  /** The fields. */
  children: ReactNode
}

/**
 * The form of a versioned thing, with everything that may happen while it is open: an unsaved draft, validation
 * errors, a refusal, concurrent edits, and deletion.
 */
export function VersionedForm<Values extends FieldValues, Thing extends Versioned>({
  editor,
  fields,
  valuesOf,
  labelOf,
  written,
  words,
  leave,
  notice,
  why,
  whyActions,
  actions,
  onSubmit = () => editor.submit(),
  ground = 'paper',
  hasRequiredFields = true,
  children,
}: VersionedFormProps<Values, Thing>) {
  const { t } = useTranslation()
  const { form, draft, isDirty, failure, isNew, isGone } = editor
  const { errors, submitCount } = form.formState
  const { changed, missing } = words
  const summary = summaryOf(t, errors, fields, labelOf).map(error =>
    missing && errors[error.name]?.message === ruleText('required')
      ? { ...error, text: missing(labelOf(error.name)) }
      : error,
  )
  return (
    <>
      <FormDraftOffer form={form} draft={draft} first={fields[0]} />
      {isGone && (
        <Banner kind="warning" live="assertive" title={words.goneTitle}>
          {words.gone}
        </Banner>
      )}
      {changed && editor.outdatedBy && (
        <Banner
          kind="info"
          live="polite"
          title={changed.title}
          actions={
            <Button size="small" onPress={editor.compare}>
              {changed.compare}
            </Button>
          }
        >
          {changed.text}
        </Banner>
      )}
      {notice}
      <FormPage
        aria-label={words.name}
        ground={ground}
        onSubmit={onSubmit}
        submitLabel={words.submit}
        isPending={editor.isPending}
        statuses={[
          ...(words.unsaved === undefined ? [] : [{ text: words.unsaved, isShown: isDirty }]),
          ...(words.saved === undefined ? [] : [{ text: words.saved, isShown: editor.isSaved }]),
        ]}
        attempt={submitCount}
        focusOnError="first-field"
        hasRequiredFields={hasRequiredFields}
        errors={summary}
        secondaryActions={
          <>
            {actions}
            {isNew && leave ? (
              'href' in leave ? (
                <LinkButton href={leave.href}>{leave.label}</LinkButton>
              ) : (
                <Button onPress={leave.onPress}>{leave.label}</Button>
              )
            ) : (
              words.reset !== undefined && (
                <Button onPress={editor.undo} isDisabled={!isDirty}>
                  {words.reset}
                </Button>
              )
            )}
          </>
        }
      >
        {children}
        {failure && (
          <ProblemBanner title={words.failed} problem={failure} actions={whyActions}>
            {why}
          </ProblemBanner>
        )}
      </FormPage>
      <FormConflict editor={editor} valuesOf={valuesOf} labelOf={labelOf} written={written} />
    </>
  )
}
