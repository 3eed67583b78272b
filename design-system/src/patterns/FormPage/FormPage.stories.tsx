import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { validationMessages } from '../../i18n/validation.messages.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { FormGuide, FormPage, FormSection, FormStep, type FormPageProps } from './FormPage.tsx'

const fields = ['menuTitle', 'menuEnglishTitle', 'menuLink', 'menuCode'] as const
const labels = {
  menuTitle: 'Nom français',
  menuEnglishTitle: 'Nom anglais',
  menuLink: 'Lien',
  menuCode: 'Code',
}
const options = [
  { id: 'Menus.Read', label: 'Menus.Read' },
  { id: 'Menus.Manage', label: 'Menus.Manage' },
]

/** The form of a menu in which all fields are required, as in the portal. */
function MenuForm(props: Omit<FormPageProps, 'children'>) {
  const t = useMessages(validationMessages)
  const [values, setValues] = useState<Record<string, string>>({ menuTitle: 'Inventaire' })
  const [firm, setFirm] = useState(true)
  const [attempt, setAttempt] = useState(props.attempt ?? 0)
  const errors =
    attempt === 0
      ? []
      : fields
          .filter(name => !values[name])
          .map(name => ({ name, text: t('required', { field: labels[name] }) }))
  const field = (name: (typeof fields)[number]) => ({
    name,
    label: labels[name],
    isRequired: true,
    value: values[name] ?? '',
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    messages: errors
      .filter(error => error.name === name)
      .map(({ text }) => ({ kind: 'error' as const, text })),
  })
  return (
    <FormPage
      {...props}
      errors={errors}
      attempt={attempt}
      onSubmit={() => {
        setAttempt(attempt + 1)
        if (fields.every(name => values[name])) props.onSubmit()
      }}
    >
      <FormSection
        title="Textes"
        description="Tels que les personnes les voient sur l’accueil et dans le menu."
      >
        <TextField {...field('menuTitle')} limit={40} />
        <TextField {...field('menuEnglishTitle')} limit={40} />
      </FormSection>
      <FormSection title="Accès" description="Qui voit le menu, et où il mène.">
        <TextField {...field('menuLink')} />
        <TextField {...field('menuCode')} description="Ne change plus une fois publié." />
        <Select label="Portée minimale" isRequired value="Menus.Read" options={options} onChange={() => {}} />
        <Checkbox value={firm} onChange={setFirm}>
          Réservé au cabinet
        </Checkbox>
      </FormSection>
    </FormPage>
  )
}

const meta = {
  title: 'Patterns/FormPage',
  component: FormPage,
  args: {
    children: null,
    onSubmit: fn(),
    submitLabel: 'Publier le menu',
    secondaryActions: <Button>Annuler</Button>,
    statuses: [
      { text: 'Modifications non enregistrées', isShown: true },
      { text: 'Menu enregistré', isShown: false },
    ],
  },
  render: args => <MenuForm {...args} />,
} satisfies Meta<typeof FormPage>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

export const FailedSubmit: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Nom anglais' }))
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('group', { name: /3 (problems|problèmes)/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const words = within(summary)
      .getAllByRole('link')
      .map(link => link.textContent)
    for (const text of words) await expect(canvas.getAllByText(text ?? '')).toHaveLength(2)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Nom anglais' })).toHaveFocus()
    for (const name of ['Nom anglais', 'Lien', 'Code'])
      await userEvent.type(canvas.getByRole('textbox', { name }), 'abc')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const ActionsNeverHideTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('group', { name: /Form actions|Actions du formulaire/ })
    canvas.getByRole('textbox', { name: 'Nom français' }).focus()
    for (let count = 0; count < 5; count += 1) {
      await userEvent.tab()
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: Infinity }
      await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
}

/** The bar covers nothing that is scrolled into view, even if it is not focusable. */
export const ActionsCoverNothing: Story = {
  parameters: { picture: 'none' },
  render: args => (
    <div style={{ paddingBlockEnd: '150vh' }}>
      <FormPage {...args} hasRequiredFields={false}>
        <div style={{ blockSize: '150vh' }} />
        <p>Le dernier mot</p>
        <div style={{ blockSize: '150vh' }} />
      </FormPage>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const word = canvas.getByText('Le dernier mot')
    window.scrollTo(0, 0)
    word.scrollIntoView({ block: 'nearest' })
    const bar = canvas.getByRole('group', { name: /Form actions|Actions du formulaire/ })
    const { bottom } = word.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    if (getComputedStyle(bar).position === 'sticky')
      await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    window.scrollTo(0, 0)
  },
}

const stepNames = ['Choisir la mission', 'Choisir les dates']

function Steps() {
  const [step, setStep] = useState(0)
  return (
    <>
      <Button onPress={() => setStep(1 - step)}>Autre étape</Button>
      <FormPage submitLabel="Continuer" step={String(step)} onSubmit={() => setStep(1)}>
        <FormSection title={stepNames[step] ?? ''}>
          <TextField label={`Champ ${step}`} value="" onChange={() => {}} />
        </FormSection>
      </FormPage>
    </>
  )
}

/** Moving on from within the form announces the new step; choosing a step elsewhere leaves the focus there. */
export const InSteps: Story = {
  parameters: { picture: 'none' },
  render: () => <Steps />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choisir les dates' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Champ 1' })).toHaveFocus()
    const elsewhere = canvas.getByRole('button', { name: 'Autre étape' })
    await userEvent.click(elsewhere)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choisir la mission' })).toBeVisible())
    await expect(elsewhere).toHaveFocus()
  },
}

function FormAfterForm() {
  const [step, setStep] = useState(0)
  return (
    <FormStep step={String(step)} title={stepNames[step] ?? ''}>
      {step === 0 ? (
        <FormPage submitLabel="Continuer" onSubmit={() => setStep(1)}>
          <TextField label="Mission" value="" onChange={() => {}} />
        </FormPage>
      ) : (
        <Button onPress={() => setStep(0)}>Revenir</Button>
      )}
    </FormStep>
  )
}

/** The submitted form has gone with its focused element, so the next step's heading takes the focus. */
export const StepsOfForms: Story = {
  parameters: { picture: 'none' },
  render: () => <FormAfterForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Choisir la mission' })).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choisir les dates' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choisir la mission' })).toHaveFocus())
  },
}

const said = ['Enregistré', 'Modifications non enregistrées']
/** From one action per line to everything on one line. */
const widths = Array.from({ length: 15 }, (_, at) => `${16 + 2 * at}rem`)

function Said() {
  const [shown, setShown] = useState(-1)
  const statuses = said.map((text, at) => ({ text, isShown: at === shown }))
  return (
    <>
      <Button onPress={() => setShown(shown + 1)}>Dire</Button>
      {widths.map(inlineSize => (
        <div key={inlineSize} style={{ inlineSize }}>
          <FormPage
            aria-label={inlineSize}
            submitLabel="Enregistrer"
            onSubmit={() => {}}
            secondaryActions={<Button>Annuler les modifications</Button>}
            statuses={statuses}
          >
            {null}
          </FormPage>
        </div>
      ))}
    </>
  )
}

/** A long form with a guide that shows progress and leads to the next field; it stays in view on a phone too. */
export const Guided: Story = {
  parameters: { picture: 'none' },
  render: () => <GuidedForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const guide = canvas.getByRole('group', { name: 'Ce qui reste à remplir' })
    const isInSight = () => {
      const { top, bottom } = guide.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight + 1
    }
    await expect(isInSight()).toBe(true)
    await expect(within(guide).getByRole('status')).toHaveTextContent('0 sur 4')
    await userEvent.click(within(guide).getByRole('button', { name: 'Suivant : Nom français' }))
    const field = canvas.getByRole('textbox', { name: 'Nom français' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Inventaire')
    await expect(within(guide).getByRole('status')).toHaveTextContent('1 sur 4')
    await userEvent.click(within(guide).getByRole('button', { name: 'Suivant : Nom anglais' }))
    await expect(canvas.getByRole('textbox', { name: 'Nom anglais' })).toHaveFocus()
    await expect(isInSight()).toBe(true)
  },
}

const longLabel = `Lieu de signature de l’avenant ${'et de ses annexes, '.repeat(4)}`.slice(0, 100).trim()

/**
 * On a small phone, a label of 100 letters is cut after two lines; the bar covers no more than the space reserved for
 * it.
 */
export const GuidedByLongLabels: Story = {
  parameters: { picture: 'none' },
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <GuidedForm longest={longLabel} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const guide = canvas.getByRole('group', { name: 'Ce qui reste à remplir' })
    const next = within(guide).getByRole('button', { name: `Suivant : ${longLabel}` })
    await expect(longLabel.length).toBeGreaterThan(95)
    const { left, right, height } = guide.getBoundingClientRect()
    const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
    await expect(height).toBeLessThanOrEqual(clear)
    await expect(next.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    await userEvent.click(next)
    const field = canvas.getByRole('textbox', { name: longLabel })
    await expect(field).toHaveFocus()
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(guide.getBoundingClientRect().top)
  },
}

/** At every width, the bar keeps its height and its actions keep their place, whatever status is shown. */
export const StatusesKeepTheirRoom: Story = {
  parameters: { picture: 'none' },
  render: () => <Said />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const places = () =>
      canvas.getAllByRole('button').map(button => {
        const { left, top } = button.getBoundingClientRect()
        return [left, top]
      })
    const before = places()
    // One after the other, the longest last, and then none again.
    for (const text of said) {
      await userEvent.click(canvas.getByRole('button', { name: 'Dire' }))
      await expect(canvas.getAllByText(text)).toHaveLength(widths.length)
      await expect(places()).toEqual(before)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Dire' }))
    await expect(canvas.queryByText(said[1] ?? '')).toBeNull()
    await expect(places()).toEqual(before)
  },
}

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lien' }), 'x{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Permutations: Story = {
  args: {
    attempt: 1,
    submitLabel: 'Enregistrer les modifications apportées à l’établissement',
    warnings: [{ name: 'menuLink', text: 'Ce lien mène à un autre site. Vérifiez qu’il est autorisé.' }],
  },
}

function GuidedForm({ longest }: { longest?: string }) {
  const [values, setValues] = useState<Record<string, string>>({})
  const next = fields.find(name => !values[name]) ?? fields[0]
  const labelOf = (name: (typeof fields)[number]) => (name === 'menuTitle' && longest) || labels[name]
  return (
    <div>
      {fields.map(name => (
        <div key={name} style={{ minBlockSize: '40rem' }}>
          <TextField
            name={name}
            label={labelOf(name)}
            value={values[name] ?? ''}
            onChange={text => setValues(known => ({ ...known, [name]: text }))}
          />
        </div>
      ))}
      <FormGuide
        label="Ce qui reste à remplir"
        progress={`${fields.filter(name => values[name]).length} sur ${fields.length}`}
        nextLabel={`Suivant : ${labelOf(next)}`}
        next={next}
      />
    </div>
  )
}
