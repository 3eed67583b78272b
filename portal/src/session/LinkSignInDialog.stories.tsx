import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'
import { asRead, textsIn } from '../stories/read-texts.ts'
import { withPortal } from '../stories/withPortal.tsx'
import { LinkSignInDialog } from './LinkSignInDialog.tsx'

const zoé = { name: 'Zoé Lenoir', email: 'zoe.lenoir@customer.example' }

const meta = {
  title: 'Screens/Link sign-in',
  component: LinkSignInDialog,
  decorators: [withPortal()],
  // Each story needs its own frame: dialogs rendered over the page would overlap.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    check: { kind: 'known', contactId: 7, person: zoé },
    typed: 'kept',
    me: { name: 'Hélène Marchand', email: 'admin@parvis.example' },
    onStay: fn(),
    onContinue: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LinkSignInDialog>
export default meta
type Story = StoryObj<typeof meta>

const stayName = /^(Stay signed in|Rester connecté)$/
const asked = async () => within(await screen.findByRole('alertdialog'))

/** Shows who is signed in and who would replace them; staying is the safe answer and has focus. */
export const Loaded: Story = {
  play: async ({ args }) => {
    const dialog = await asked()
    await waitFor(() => expect(dialog.getByRole('button', { name: stayName })).toHaveFocus())
    await waitFor(() => expect(dialog.getByText('Hélène Marchand')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('zoe.lenoir@customer.example')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onContinue).not.toHaveBeenCalled()
    await userEvent.click(
      dialog.getByRole('button', { name: /^(Continue as this person|Continuer avec cette personne)$/ }),
    )
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

/** A name that nobody has verified is labelled as coming from the link. */
export const UnknownPerson: Story = {
  args: { check: { kind: 'unknown', person: { name: 'Zoé Lenoir', email: undefined } } },
  play: async () => {
    const dialog = await asked()
    await waitFor(() => expect(dialog.getByText(/^(Name in the link|Nom dans le lien)$/)).toBeVisible())
  },
}

/** When the browser cannot keep what was typed, the dialog does not claim that it will. */
export const NotKept: Story = {
  args: { typed: 'lost' },
  play: async () => {
    const dialog = await asked()
    await waitFor(() => expect(dialog.getByText(/will be lost|sera perdue/)).toBeVisible())
    await expect(dialog.queryByText(/are kept in this browser|est conservée dans ce navigateur/)).toBeNull()
  },
}

export const Unnamed: Story = {
  args: { check: { kind: 'unknown', person: { name: undefined, email: undefined } } },
  play: async ({ globals }) => {
    const dialog = await asked()
    const { link } = textsIn({ en, fr })(globals)
    await waitFor(() => expect(dialog.getByText(asRead(link.unnamed))).toBeVisible())
    await expect(dialog.getByText(asRead(link.unknown))).toBeVisible()
  },
}

/** A token that is malformed, forged or expired changes nothing. */
export const Refused: Story = {
  args: { check: { kind: 'refused' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleDescription(/Hélène Marchand/)
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const RefusedToAVisitor: Story = {
  args: { check: { kind: 'refused' }, me: undefined },
  play: async ({ globals }) => {
    const { link } = textsIn({ en, fr })(globals)
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      asRead(`${link.refused} ${link.nobody}`),
    )
  },
}

export const ServicesFail: Story = {
  args: { check: { kind: 'failed' } },
  play: async ({ args }) => {
    await userEvent.click((await asked()).getByRole('button', { name: /^(Try again|Réessayer)$/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/**
 * The services answer on the second attempt: focus moves to the safe answer instead of staying where "Try again" was.
 */
export const AnswerAfterRetry: Story = {
  parameters: { picture: 'none' },
  render: function Retried(args) {
    const [hasAnswer, setAnswer] = useState(false)
    return (
      <LinkSignInDialog
        {...args}
        check={hasAnswer ? args.check : { kind: 'failed' }}
        onRetry={() => setAnswer(true)}
      />
    )
  },
  play: async ({ args }) => {
    const retry = (await asked()).getByRole('button', { name: /^(Try again|Réessayer)$/ })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('zoe.lenoir@customer.example')
    await waitFor(() => expect(screen.getByRole('button', { name: stayName })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: {
    check: {
      kind: 'known',
      contactId: 7,
      person: {
        name: 'Marie-Bérengère Étienne de La Rochefoucauld-Montbéliard',
        email: 'marie-berengere.etienne-de-la-rochefoucauld@etablissements-confederes.example',
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByText(/^Marie-Bérengère/)).toBeVisible())
    // Nothing is cut off or needs horizontal scrolling.
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
