import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Stepper, StepperSkeleton, stepperOrientations, type Step } from './Stepper.tsx'

const flow: readonly Step[] = [
  { id: 'request', label: 'Sélectionner une demande', status: 'done', href: '?step=request' },
  { id: 'report', label: 'Importer un rapport', href: '?step=report' },
  { id: 'documents', label: 'Importer des documents', isOptional: true },
  { id: 'validate', label: 'Valider la publication', lockedReason: 'Importez d’abord un rapport.' },
]

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Publication d’un rapport', steps: flow, current: 'report', onSelect: fn() },
  argTypes: { orientation: { control: 'select', options: stepperOrientations } },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Publication d’un rapport' })
    const list = within(navigation).getByRole('list')
    await expect(list.tagName).toBe('OL')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await expect(within(navigation).getByRole('status')).toHaveTextContent(
      /^(Step 2 of 4, next: Importer des documents|Étape 2 sur 4, suivante\s: Importer des documents)$/,
    )
    const current = within(list).getByRole('link', { current: 'step' })
    await expect(current).toHaveAccessibleName(/^Importer un rapport ?, (current step|étape en cours)$/)
    await expect(list.querySelectorAll('[aria-current]')).toHaveLength(1)
    // Only reachable steps are links, each with its own address.
    const links = within(list).getAllByRole('link')
    await expect(links.map(link => link.getAttribute('href'))).toEqual(['?step=request', '?step=report'])
    await expect(within(list).queryAllByRole('button')).toHaveLength(0)
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await expect(links[0]).toHaveAccessibleName(/^Sélectionner une demande ?, (done|terminée)$/)
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
    await userEvent.tab()
    await expect(navigation.contains(document.activeElement)).toBe(false)
  },
}

function InPage({ onSelect }: { onSelect: (id: string) => void }) {
  const [current, setCurrent] = useState('mapping')
  return (
    <Stepper
      label="États financiers"
      current={current}
      onSelect={id => {
        onSelect(id)
        setCurrent(id)
      }}
      steps={[
        { id: 'import', label: 'Importer les données', status: 'done', isReachable: true },
        { id: 'mapping', label: 'Affecter les comptes', status: 'done', isReachable: true },
        { id: 'settings', label: 'Régler', isReachable: true },
        { id: 'processing', label: 'Traiter' },
      ]}
    />
  )
}

export const ButtonsInOnePage: Story = {
  render: ({ onSelect }) => <InPage onSelect={onSelect ?? fn()} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const first = canvas.getByRole('button', { name: /Importer les données/ })
    await expect(args.onSelect).toHaveBeenLastCalledWith('import')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(first).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(/(Step 1 of 4|Étape 1 sur 4)/)
    // Pressing the current step does nothing.
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenLastCalledWith('settings')
    await expect(canvas.getByRole('status')).toHaveTextContent(/(next: Traiter|suivante\s: Traiter)/)
  },
}

export const LockedWithReason: Story = {
  args: { current: 'request' },
  play: async ({ canvasElement }) => {
    const locked = within(canvasElement).getAllByRole('listitem')[3]
    await expect(locked).toHaveTextContent(
      /(Locked|locked|Verrouillée|verrouillée).*Importez d’abord un rapport\./,
    )
    await expect(within(canvasElement).getByText('Importez d’abord un rapport.')).toBeVisible()
    await expect(within(canvasElement).queryByRole('link', { name: /Valider/ })).toBeNull()
  },
}

/** Neighbouring steps with the same reason show it once; each still says that it is locked. */
export const LockedForOneReason: Story = {
  args: {
    current: 'request',
    steps: flow.map(({ id, label }, index) =>
      index === 0
        ? { id, label, href: '#request' }
        : { id, label, lockedReason: 'Sélectionnez d’abord une demande.' },
    ),
  },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sélectionnez d’abord une demande.')).toHaveLength(1)
    await expect(canvas.getAllByText(/^(locked|verrouillée)/i)).toHaveLength(3)
  },
}

export const ErrorAndCurrent: Story = {
  args: {
    steps: flow.map(step =>
      step.id === 'report' ? { ...step, status: 'error', detail: '2 champs à corriger' } : step,
    ),
  },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'step' })
    await expect(current).toHaveAccessibleName(
      /^Importer un rapport ?, (current step ?, to correct|étape en cours ?, à corriger) ?, 2 champs à corriger$/,
    )
  },
}

export const Warning: Story = {
  args: {
    current: 'documents',
    steps: flow.map(step =>
      step.id === 'report' ? { ...step, status: 'warning', detail: 'Le rapport date de 2024.' } : step,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /(to check|à vérifier) ?, Le rapport date de 2024\./ }),
    ).toBeVisible()
  },
}

export const Optional: Story = {
  args: { current: 'documents' },
  play: async ({ canvasElement }) => {
    const step = within(canvasElement).getByText('Importer des documents').closest('[aria-current="step"]')
    await expect(step).toHaveTextContent(/(optional|facultative)/i)
    // Without an address it is not a link, but still the current step.
    await expect(step?.tagName).toBe('DIV')
  },
}

export const Saving: Story = {
  args: { steps: flow.map(step => (step.id === 'report' ? { ...step, activity: 'saving' } : step)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /(Saving Importer un rapport…|Enregistrement de «\sImporter un rapport\s»…)/,
    )
    await expect(within(canvasElement).getByText(/^(saving…|enregistrement…)$/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    current: 'request',
    steps: flow.map(step => (step.id === 'report' ? { ...step, activity: 'loading' } : step)),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /(Loading Importer un rapport…|Chargement de «\sImporter un rapport\s»…)/,
    )
  },
}

export const StepsNotKnownYet: Story = {
  render: () => <StepperSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /(Loading the steps…|Chargement des étapes…)/,
    )
  },
}

export const AllDone: Story = {
  args: { steps: flow.map(({ id, label }) => ({ id, label, status: 'done' })) },
  render: ({ current: _none, ...args }) => <Stepper {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^4 (steps|étapes)$/)
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
  },
}

export const Vertical: Story = { args: { orientation: 'vertical' } }

const narrow: Story['render'] = args => (
  <div style={{ inlineSize: '20rem' }}>
    <Stepper {...args} />
  </div>
)
const itemsShown = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem').length

/** Without enough room it shows only the current position; the full list is vertical and shown on request. */
export const VerticalWhenNarrow: Story = {
  render: narrow,
  play: async ({ canvas, canvasElement, globals }) => {
    const isFrench = globals['locale'] === 'fr'
    await expect(itemsShown(canvasElement)).toBe(1)
    const all = canvas.getByRole('button', { name: isFrench ? 'Afficher les 4 étapes' : 'Show all 4 steps' })
    await userEvent.click(all)
    await expect(all).toHaveAccessibleName(isFrench ? 'Afficher moins d’étapes' : 'Show fewer steps')
    const [first, second] = canvas.getAllByRole('listitem')
    const [above, below] = [first, second].map(item => item?.getBoundingClientRect())
    await expect(below?.left).toBe(above?.left)
    await expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN)
    await expect(itemsShown(canvasElement)).toBe(4)
  },
}

/** Steps with errors, with warnings or in progress are never left out. */
export const CompactWhenNarrow: Story = {
  args: {
    current: 'documents',
    steps: [
      {
        id: 'import',
        label: 'Importer un rapport',
        status: 'error',
        href: '#import',
        detail: '2 champs vides',
      },
      { id: 'documents', label: 'Ajouter des documents', href: '#documents' },
      { id: 'access', label: 'Choisir les lecteurs', activity: 'saving' },
      { id: 'check', label: 'Valider', lockedReason: 'Corrigez d’abord l’import.' },
    ],
  },
  render: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(itemsShown(canvasElement)).toBe(3)
    await expect(canvas.getByRole('link', { name: /Importer un rapport/ })).toBeVisible()
    await expect(canvas.queryByText('Valider')).not.toBeVisible()
  },
}

export const Permutations: Story = {
  render: args => (
    <Stack gap={8}>
      <Stepper {...args} />
      <Stepper
        label="Création des données d’essai"
        current="bank"
        onSelect={args.onSelect ?? fn()}
        steps={[
          { id: 'user', label: 'Utilisateur', status: 'done', isReachable: true },
          { id: 'company', label: 'Société', status: 'warning', isReachable: true, detail: 'SIREN inconnu' },
          {
            id: 'bank',
            label: 'Compte bancaire',
            status: 'error',
            isReachable: true,
            detail: 'IBAN à corriger',
          },
          {
            id: 'transactions',
            label: 'Opérations',
            isOptional: true,
            isReachable: true,
            activity: 'loading',
          },
          { id: 'documents', label: 'Documents', lockedReason: 'Après les opérations.' },
        ]}
      />
      <Stepper
        label="Étapes aux noms très longs"
        current="2"
        steps={[
          { id: '1', label: 'Anticonstitutionnellement'.repeat(2), status: 'done', href: '?1' },
          {
            id: '2',
            label: 'Choisir les responsables de l’établissement et les commanditaires de la mission',
            status: 'warning',
            detail: 'Trois commanditaires n’ont pas encore accepté les conditions d’utilisation.',
            isOptional: true,
            activity: 'saving',
            href: '?2',
          },
          {
            id: '3',
            label: 'قائمة التقارير <b>gras</b>',
            lockedReason: 'Réservé au responsable de la mission.',
          },
        ]}
      />
      <StepperSkeleton count={3} />
    </Stack>
  ),
}
