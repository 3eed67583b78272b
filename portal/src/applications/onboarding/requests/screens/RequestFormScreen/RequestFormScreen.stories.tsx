import {
  createOnBoardingRequest,
  getOnBoardingRequest,
  updateOnBoardingRequest,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, problemOf, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { onboarding } from '../../application.ts'
import {
  choices,
  corrected,
  knownContact,
  portal,
  rejected,
  textsOf,
  unknownContact,
} from '../../onboarding-stories.fixtures.ts'
import { RequestFormScreen } from './RequestFormScreen.tsx'

const creation = recording(createOnBoardingRequest, { content: createOnBoardingRequest.success.request })

const meta = {
  title: 'Screens/Onboarding/Form',
  component: RequestFormScreen,
  ...atPlace(onboarding, ['create', 'change'], portal, [creation.handler, unknownContact, ...choices]),
} satisfies Meta<typeof RequestFormScreen>
export default meta
type Story = StoryObj<typeof meta>

type Texts = ReturnType<typeof textsOf>
const changing = inPortal(at(onboarding, 'change', { requestId: 301 }))
const formIn = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('form'))
const named = (label: string) => new RegExp(`^${label}`)

/** Chooses client, engagement and solution, and enters the contact. */
async function fillIn(canvasElement: HTMLElement, texts: Texts) {
  const form = await formIn(canvasElement)
  await userEvent.click(form.getByRole('combobox', { name: named(texts.field.account) }))
  await userEvent.click(await screen.findByRole('option', { name: /Atelier Lumière/ }))
  const engagement = form.getByRole('combobox', { name: named(texts.field.engagement) })
  await waitFor(() => expect(engagement).toBeEnabled())
  await userEvent.click(engagement)
  await userEvent.click(await screen.findByRole('option', { name: /E2026-00021/ }))
  await userEvent.click(form.getByRole('button', { name: new RegExp(texts.field.offerName) }))
  await userEvent.click(await screen.findByRole('option', { name: /multirapports/ }))
  const type = async (label: string, text: string) =>
    userEvent.type(form.getByRole('textbox', { name: named(label) }), text)
  await type(texts.field.contactRole, 'Directrice financière')
  await type(texts.field.contactEmail, 'aicha.ndiaye@atelier-lumiere.example')
  await type(texts.field.contactFirstName, 'Aïcha')
  await type(texts.field.contactLastName, 'N’Diaye')
  return form
}

/** A new request. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await formIn(canvasElement)
    await expect(form.getByRole('combobox', { name: named(texts.field.account) })).toBeEnabled()
    // Engagements depend on a client.
    await expect(form.getByRole('combobox', { name: named(texts.field.engagement) })).toBeDisabled()
    await expect(form.getByRole('button', { name: texts.form.send })).toBeVisible()
  },
}

/** Each missing field shows an error with the catalogue's text. */
export const Missing: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await formIn(canvasElement)
    await userEvent.type(form.getByRole('textbox', { name: named(texts.field.contactEmail) }), 'aicha')
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    const account = form.getByRole('combobox', { name: named(texts.field.account) })
    await waitFor(() => expect(account).toBeInvalid())
    await expect(account).toHaveAccessibleDescription(new RegExp(texts.rule.accountMissing))
    await expect(
      form.getByRole('textbox', { name: named(texts.field.contactEmail) }),
    ).toHaveAccessibleDescription(new RegExp(texts.rule.email))
    await expect(creation.sent).toHaveLength(0)
  },
}

/**
 * The whole flow. The request is named after its solution and client, and partner and manager are visible before it is
 * sent.
 */
export const Sent: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await fillIn(canvasElement, texts)
    await waitFor(() => expect(form.getByText('Samuel Okafor')).toBeVisible())
    await expect(form.getByText('Hélène d’Arcy')).toBeVisible()
    await expect(form.getByRole('textbox', { name: named(texts.field.titre) })).toHaveValue(
      'multirapports – Atelier Lumière SAS',
    )
    // The field for the contact's role also says which role they will have in the portal.
    await expect(
      form.getByRole('textbox', { name: named(texts.field.contactRole) }),
    ).toHaveAccessibleDescription(
      expect.stringContaining(filled(texts.hint.roleOfOffer, { role: 'multirapports' })),
    )
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toMatchObject({
      accountIbsId: 'C004513',
      engagementCode: 'E2026-00021',
      offerName: 'multirapports',
      contactEmail: 'aicha.ndiaye@atelier-lumiere.example',
      contactPhone: null,
      contactLanguage: 'fr',
    })
    await ledTo(canvasElement, '/app/confirm/tdb/301')
  },
}

/** An unusual phone triggers a question, and may be kept. */
export const UnusualPhone: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await fillIn(canvasElement, texts)
    await userEvent.type(form.getByRole('textbox', { name: named(texts.field.contactPhone) }), '0142685300')
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    const keep = await form.findByRole('button', { name: texts.phone.keep })
    await expect(creation.sent).toHaveLength(0)
    await userEvent.click(keep)
    await waitFor(() => expect(form.getByText(texts.phone.kept)).toBeVisible())
    await expect(form.getByRole('textbox', { name: named(texts.field.contactPhone) })).toHaveFocus()
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    await waitFor(() =>
      expect(creation.sent[0]?.body).toMatchObject({
        contactPhone: '+33142685300',
        acceptUnusualPhone: true,
      }),
    )
  },
}

/** An email that another request has: both versions are shown side by side, with a choice for each field. */
export const KnownContact: Story = {
  parameters: { msw: [creation.handler, knownContact, ...choices] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await fillIn(canvasElement, texts)
    const firstName = form.getByRole('textbox', { name: named(texts.field.contactFirstName) })
    await userEvent.clear(firstName)
    await userEvent.type(firstName, 'Aïchatou')
    const comparison = within(await form.findByRole('group', { name: texts.known.title }))
    const choice = within(comparison.getByRole('radiogroup', { name: texts.field.contactFirstName }))
    await expect(choice.getByRole('radio', { name: /Aïcha$/ })).toBeChecked()
    // Nothing is sent before the question is answered.
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    await expect(
      form.getByRole('textbox', { name: named(texts.field.contactEmail) }),
    ).toHaveAccessibleDescription(new RegExp(texts.rule.emailKnown))
    await expect(creation.sent).toHaveLength(0)
    await userEvent.click(choice.getByRole('radio', { name: /Aïchatou$/ }))
    await userEvent.click(form.getByRole('button', { name: texts.known.keep }))
    await waitFor(() => expect(firstName).toHaveFocus())
    await expect(firstName).toHaveValue('Aïchatou')
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    await waitFor(() =>
      expect(creation.sent[0]?.body).toMatchObject({
        contactFirstName: 'Aïchatou',
        contactTitle: 'Mrs',
        contactPhone: '06 12 34 56 78',
        acceptKnownEmail: true,
      }),
    )
  },
}

const duplicate = recording(createOnBoardingRequest, {
  status: 409,
  content: createOnBoardingRequest.problem['onboarding-duplicate'],
})

/** An equivalent request exists: the page says who made it, and links to it. */
export const Duplicate: Story = {
  parameters: { msw: [duplicate.handler, unknownContact, ...choices], picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await fillIn(canvasElement, texts)
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    const alert = within(await form.findByRole('alert'))
    await expect(alert.getByText(new RegExp(texts.problem.duplicate))).toBeVisible()
    await expect(alert.getByRole('link', { name: texts.form.openEquivalent })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/app\/confirm\/tdb\/298$/),
    )
  },
}

/** A refusal by the services is shown at the field concerned. */
function refused(
  code: 'onboarding-manager-missing' | 'onboarding-contact-is-staff' | 'onboarding-validator-unknown',
  field: 'engagement' | 'contactEmail' | 'validator',
  message: 'managerMissing' | 'contactIsStaff' | 'validatorUnknown',
): Story {
  const { handler } = recording(createOnBoardingRequest, {
    status: 422,
    content: createOnBoardingRequest.problem[code],
  })
  return {
    parameters: { msw: [handler, unknownContact, ...choices], picture: 'none' },
    play: async ({ canvasElement, globals }) => {
      const texts = textsOf(globals)
      const form = await fillIn(canvasElement, texts)
      await userEvent.click(form.getByRole('button', { name: texts.form.send }))
      const input = form.getByRole(field === 'contactEmail' ? 'textbox' : 'combobox', {
        name: named(texts.field[field]),
      })
      await waitFor(() => expect(input).toBeInvalid())
      await expect(input).toHaveAccessibleDescription(new RegExp(asRead(texts.problem[message])))
    },
  }
}

/** The manager left the engagement while the form was open. */
export const ManagerMissing: Story = refused('onboarding-manager-missing', 'engagement', 'managerMissing')

/** The email belongs to a colleague. */
export const ContactIsStaff: Story = refused('onboarding-contact-is-staff', 'contactEmail', 'contactIsStaff')

/** The validator has no right to decide. */
export const ValidatorUnknown: Story = refused(
  'onboarding-validator-unknown',
  'validator',
  'validatorUnknown',
)

const correction = recording(updateOnBoardingRequest, { content: updateOnBoardingRequest.success.validated })

/** A rejected request is corrected and returns to its decider: only edited fields are sent. */
export const Correcting: Story = {
  parameters: {
    ...changing,
    msw: [answerInTurn(getOnBoardingRequest, rejected), correction.handler, unknownContact, ...choices],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await formIn(canvasElement)
    await expect(within(canvasElement).getByText('Le contact a quitté la société.')).toBeVisible()
    await expect(form.getByRole('combobox', { name: named(texts.field.account) })).toHaveAttribute('readonly')
    const firstName = form.getByRole('textbox', { name: named(texts.field.contactFirstName) })
    await userEvent.clear(firstName)
    await userEvent.type(firstName, 'Noé')
    await userEvent.click(form.getByRole('button', { name: texts.form.sendAgain }))
    await waitFor(() =>
      expect(correction.sent[0]).toEqual({
        version: '"2"',
        body: { contactFirstName: 'Noé', statut: 'toValidate' },
      }),
    )
    await ledTo(canvasElement, '/app/confirm/tdb/301')
  },
}

const lost = recording(updateOnBoardingRequest, problemOf('precondition-failed'))

/** Somebody else saved meanwhile: both versions are shown side by side. */
export const Conflict: Story = {
  parameters: {
    ...changing,
    msw: [
      answerInTurn(getOnBoardingRequest, rejected, {
        ...rejected,
        contactLastName: 'Petit',
        '@odata.etag': '"9"',
      }),
      lost.handler,
      unknownContact,
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await formIn(canvasElement)
    await userEvent.type(form.getByRole('textbox', { name: named(texts.field.contactLastName) }), ' Sy')
    await userEvent.click(form.getByRole('button', { name: texts.form.sendAgain }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Petit')).toBeVisible())
  },
}

/** A decided request or one in progress can no longer be edited: the page links to it. */
export const Closed: Story = {
  parameters: {
    ...changing,
    msw: [answerInTurn(getOnBoardingRequest, { ...corrected, statut: 'validated', allowedTransitions: [] })],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(asRead(texts.form.closedTitle))).toBeVisible())
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.getByRole('link', { name: texts.form.toRequest })).toBeVisible()
  },
}

const decided = { ...corrected, '@odata.etag': '"9"', statut: 'validated', allowedTransitions: [] }
/** Somebody else decides while the reader types: the form stays with its input, below the notice. */
export const ClosedWhileTyping: Story = {
  parameters: {
    ...changing,
    msw: [
      answerInTurn(getOnBoardingRequest, corrected, decided),
      refuse(updateOnBoardingRequest, 'precondition-failed'),
      unknownContact,
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: named(texts.field.contactFirstName) })
    await userEvent.type(field, ' Marie{Enter}')
    await waitFor(() => expect(canvas.getByText(asRead(texts.form.closedTitle))).toBeVisible())
    await expect(field).toBeInTheDocument()
    await expect(field).toHaveValue(`${corrected.contactFirstName} Marie`)
  },
}
