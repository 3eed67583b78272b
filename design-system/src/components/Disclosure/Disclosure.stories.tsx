import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { interactionStates } from '../../internal/states/InteractionStates.fixtures.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'Détails de l’erreur',
    children: (
      <Stack gap={2}>
        <p>Le service des rapports n’a pas répondu à temps.</p>
        <Button size="small">Copier le numéro de suivi</Button>
      </Stack>
    ),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('button', { name: 'Détails de l’erreur' })
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    const panel = document.getElementById(title.getAttribute('aria-controls') ?? '')
    // The browser's find-in-page opens the panel.
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    await expect(canvas.queryByRole('button', { name: /Copier/ })).toBeNull()
    await userEvent.tab()
    await expect(title).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByText('Copier le numéro de suivi').closest('button')).not.toHaveFocus()
    title.focus()
    await userEvent.keyboard('{Enter}')
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('group', { name: 'Détails de l’erreur' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Copier/ })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(title)
    await expect(args.onExpandedChange).toHaveBeenCalledTimes(3)
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true)
  },
}

export const InteractionStates: Story = interactionStates

export const Expanded: Story = { args: { defaultExpanded: true } }

export const AsHeading: Story = {
  args: { level: 3, title: 'Autres filtres', defaultExpanded: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 3, name: 'Autres filtres' }),
    ).toContainElement(within(canvasElement).getByRole('button', { name: 'Autres filtres' }))
  },
}

export const WithDescriptionAndAside: Story = {
  args: {
    title: 'Autres filtres',
    description: 'Période, responsable, bureau',
    aside: <Badge>2 actifs</Badge>,
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('button', { name: 'Autres filtres' })
    await expect(title).toHaveAccessibleDescription('Période, responsable, bureau 2 actifs')
  },
}

export const DisabledWithReason: Story = {
  args: { title: 'Signature', disabledReason: 'Enregistrez d’abord le rapport.' },
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByRole('button', { name: 'Signature' })
    await expect(title).toBeDisabled()
    await expect(title).toHaveAccessibleDescription('Enregistrez d’abord le rapport.')
    await userEvent.click(title, { pointerEventsCheck: 0 })
    await expect(args.onExpandedChange).not.toHaveBeenCalled()
  },
}

function Held({ onExpandedChange }: { onExpandedChange: (isExpanded: boolean) => void }) {
  const [isExpanded, setExpanded] = useState(true)
  return (
    <Stack>
      <Disclosure
        title="Historique"
        isExpanded={isExpanded}
        onExpandedChange={next => {
          onExpandedChange(next)
          setExpanded(next)
        }}
      >
        Créé le 12 mars 2026.
      </Disclosure>
      <Button onPress={() => setExpanded(false)}>Tout replier</Button>
    </Stack>
  )
}

export const Controlled: Story = {
  render: ({ onExpandedChange }) => <Held onExpandedChange={onExpandedChange ?? fn()} />,
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByRole('button', { name: 'Historique' })
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tout replier' }))
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onExpandedChange).not.toHaveBeenCalled()
    await userEvent.click(title)
    await expect(title).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Permutations: Story = {
  render: () => (
    <Stack gap={2}>
      <Disclosure title="Fermé">Rien à voir.</Disclosure>
      <Disclosure title="Autres filtres" aside={<Badge tone="accent">2 actifs</Badge>} defaultExpanded>
        <TextField label="Responsable" value="" onChange={() => {}} />
      </Disclosure>
      <Disclosure title="Signature" disabledReason="Enregistrez d’abord le rapport.">
        Signer
      </Disclosure>
      <Disclosure
        title={`${'Anticonstitutionnellement'.repeat(3)}, réaffectation des établissements et des commanditaires`}
        description="Ce que la réaffectation change pour les responsables de mission et leurs commanditaires"
        aside={<Badge tone="warning">12 000 commanditaires</Badge>}
        level={3}
        defaultExpanded
      >
        <p>{'https://parvis.example/un-chemin-tres-long/'.repeat(6)}</p>
      </Disclosure>
    </Stack>
  ),
}
