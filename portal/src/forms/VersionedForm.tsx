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
  /** In the order in which they stand in the form: on the first one the focus goes on once a draft is taken or refused. */
  fields: readonly [Field<Values>, ...Field<Values>[]]
  valuesOf: (thing: Thing) => Values
  labelOf: (field: Field<Values>) => string
  /** The value of a field as people read it. */
  written: (values: Values, field: Field<Values>) => string
  words: {
    /** The name of the form. */
    name: string
    submit: string
    /** What is said of changes, and undoes them. @default nothing: the form makes a new thing, and is left with it */
    unsaved?: string
    saved?: string
    reset?: string
    failed: string
    goneTitle: string
    /** What becomes of what was typed. @default nothing more than the title */
    gone?: string
    /** Said while somebody types, of what another person saves: the versions can be compared before. @default nothing */
    changed?: { title: string; text: string; compare: string }
    /** What the summary says of a field without a value. @default the words for all forms */
    missing?: (label: string) => string
  }
  /** What a new thing, which has nothing to be undone, is left by. */
  leave?: { label: string } & ({ href: string } | { onPress: () => void })
  /** What is worth a look about the thing, over the fields. @default nothing */
  notice?: ReactNode
  /** More of why it was not sent, under the reason, and what can be done about it. @default nothing */
  why?: ReactNode
  whyActions?: ReactNode
  /** Other ways to save it, beside the one that sends the form. @default none */
  actions?: ReactNode
  /** Asks something before it is sent. @default it is sent */
  onSubmit?: () => void
  /** What it stands on: `surface` within a card. @default 'paper' */
  ground?: 'paper' | 'surface'
  /** Whether the form says what marks required fields. @default true */
  hasRequiredFields?: boolean
  /** The fields. */
  children: ReactNode
}

/**
 * The form of one thing that is kept in versions, with everything that may happen to it while it is open: a draft that is
 * found, faults, a refusal, what others save in the meantime, and its deletion.
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
