import {
  createPlanningRequest,
  getPlanningRequest,
  listPlanningRequests,
  updatePlanningRequest,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, answerPage, refuse } from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { forgetSent, recording } from '../../../../../stories/recording.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { planning } from '../../application.ts'
import { choices, portal, requestIn, submitted, textsOf } from '../../planning-stories.fixtures.ts'
import { PlanningScreen } from './PlanningScreen.tsx'

const creation = recording(createPlanningRequest, { content: createPlanningRequest.success.new })

const meta = {
  title: 'Screens/Planning/Form',
  component: PlanningScreen,
  ...atPlace(planning, ['create', 'change'], portal, [
    creation.handler,
    answerPage(listPlanningRequests, submitted),
    ...choices,
  ]),
} satisfies Meta<typeof PlanningScreen>
export default meta
type Story = StoryObj<typeof meta>

type Texts = ReturnType<typeof textsOf>

/** An existing request at a step of its form. */
const changing = (requestId: number, step: string) =>
  inPortal(at(planning, 'change', { requestId }, `?step=${step}`))

const formIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('form')

async function chooseEngagement(canvasElement: HTMLElement, texts: Texts) {
  const form = within(await formIn(canvasElement))
  const field = await form.findByRole('combobox', { name: texts.field.engagement })
  await userEvent.type(field, 'E2024')
  await userEvent.click(await screen.findByRole('option', { name: /E2024-000001/ }))
  return form
}

/** The first step of a new request. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const steps = within(await canvas.findByRole('navigation', { name: texts.form.steps }))
    await expect(steps.getByRole('link', { current: 'step' })).toHaveAccessibleName(
      new RegExp(`^${texts.step.engagement}`),
    )
    // Later steps are locked, and one text says why. On narrow screens the steps are collapsed.
    const all = steps.queryByRole('button')
    if (all) await userEvent.click(all)
    await expect(steps.getAllByRole('link')).toHaveLength(1)
    await expect(steps.getAllByText(/^(locked|verrouillée)/i)).toHaveLength(4)
    await expect(steps.getByText(texts.form.locked)).toBeVisible()
    await expect(
      canvas.getByRole('radio', { name: new RegExp(`^${texts.engagementType.real}`) }),
    ).toBeChecked()
  },
}

/** Each missing field shows an error, which disappears as it is filled in. */
export const Missing: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = within(await formIn(canvasElement))
    await userEvent.click(form.getByRole('button', { name: texts.form.next }))
    const field = form.getByRole('combobox', { name: texts.field.engagement })
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
    await chooseEngagement(canvasElement, texts)
    await waitFor(() => expect(field).toBeValid())
  },
}

/**
 * The whole flow: an engagement prefills the values of its last request, "Continue" leaves each step, and the review
 * sends the request once.
 */
export const Sent: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await chooseEngagement(canvasElement, texts)
    await waitFor(() => expect(form.getByText(texts.form.filledTitle)).toBeVisible())
    await expect(form.getByText(submitted.ibsNumber)).toBeVisible()
    const next = form.getByRole('button', { name: texts.form.next })
    await userEvent.click(next)
    await waitFor(() => expect(form.getByRole('heading', { name: texts.step.team })).toBeVisible())
    await expect(form.getByRole('radiogroup', { name: /Samuel Okafor/ })).toBeVisible()
    await userEvent.click(next)
    await waitFor(() =>
      expect(form.getByRole('radio', { name: /^(Tableau de bord mensuel|Monthly dashboard)/ })).toBeChecked(),
    )
    await userEvent.click(next)
    await form.findByRole('heading', { name: texts.step.dates })
    for (const [name, date] of [
      [texts.field.startDate, '2026-03-16'],
      [texts.field.deliveryDate, '2026-03-20'],
    ] as const) {
      const group = form.getByRole('group', { name: new RegExp(`^${name}`) })
      const [first] = within(group).getAllByRole('spinbutton')
      if (first) await userEvent.click(first)
      const [year = '', month = '', day = ''] = date.split('-')
      await userEvent.keyboard(globals['locale'] === 'fr' ? day + month + year : month + day + year)
    }
    await waitFor(() => expect(form.getByText(/^5 (working days|jours ouvrés)/)).toBeVisible())
    await userEvent.click(next)
    await form.findByRole('heading', { name: texts.step.review })
    await expect(form.getByText(/Samuel Okafor \(Admin\)/)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: texts.form.send }))
    await waitFor(() => expect(creation.sent).toHaveLength(1))
    await expect(creation.sent[0]?.body).toEqual({
      ...createPlanningRequest.body.new,
      desiredStartDate: '2026-03-16',
      desiredDeliveryDate: '2026-03-20',
    })
    await ledTo(
      canvasElement,
      planning.address('record', { requestId: createPlanningRequest.success.new.id }),
    )
  },
}

/**
 * An address with a step too far ahead is corrected: the step does not change while the author fills in what was
 * missing.
 */
export const TooFar: Story = {
  parameters: { ...inPortal(at(planning, 'create', {}, '?step=dates')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = await chooseEngagement(canvasElement, texts)
    await waitFor(() => expect(form.getByText(texts.form.filledTitle)).toBeVisible())
    await expect(form.getByRole('heading', { name: texts.step.engagement })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: texts.form.next }))
    await expect(await form.findByRole('heading', { name: texts.step.team })).toBeVisible()
  },
}

/** Another type of engagement uses another search; a team without an Admin is rejected at its field. */
export const Team: Story = {
  parameters: { ...changing(7, 'team'), msw: [answerInTurn(getPlanningRequest, submitted), ...choices] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = within(await formIn(canvasElement))
    const roles = within(await form.findByRole('radiogroup', { name: /Samuel Okafor/ }))
    await userEvent.click(roles.getByRole('radio', { name: new RegExp(`^${texts.role.Collaborateur}`) }))
    await userEvent.click(form.getByRole('button', { name: texts.form.next }))
    await expect((await form.findAllByText(texts.rule.adminMissing))[0]).toBeVisible()
    await userEvent.click(roles.getByRole('radio', { name: new RegExp(`^${texts.role.Admin}`) }))
    await waitFor(() => expect(form.queryByText(texts.rule.adminMissing)).toBeNull())
  },
}

/** Counts the working days between the dates, and the other requests of that period. */
export const Dates: Story = {
  parameters: { ...changing(7, 'dates'), msw: [answerInTurn(getPlanningRequest, submitted), ...choices] },
  play: async ({ canvasElement, globals }) => {
    const form = within(await formIn(canvasElement))
    await waitFor(() => expect(form.getByText(/^14 (working days|jours ouvrés)/)).toBeVisible())
    const load = filled(textsOf(globals).dates.load, { planned: 5, submitted: 3 })
    await waitFor(() => expect(form.getByText(asRead(load))).toBeVisible())
    const { verdict } = textsOf(globals)
    await expect(form.getByText(verdict.tight)).toBeVisible()
    await expect(form.getByText(/^Samuel Okafor .*(December 7, 2026|7 décembre 2026)\.$/)).toBeVisible()
  },
}

/** A day off is accepted as a wish, with a remark. */
export const DayOff: Story = {
  parameters: {
    ...changing(7, 'dates'),
    msw: [answerInTurn(getPlanningRequest, { ...submitted, desiredDeliveryDate: '2026-12-19' }), ...choices],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = within(await formIn(canvasElement))
    await waitFor(() => expect(form.getByText(texts.dates.weekend)).toBeVisible())
    await userEvent.click(form.getByRole('button', { name: texts.form.next }))
    await expect(await form.findByRole('heading', { name: texts.step.review })).toBeVisible()
  },
}

/** A refusal by the services is shown at the step with the field concerned. */
export const RefusedByTheServices: Story = {
  parameters: {
    ...changing(7, 'solution'),
    msw: [
      answerInTurn(getPlanningRequest, { ...submitted, status: 'refused' }, submitted),
      refuse(updatePlanningRequest, 'planning-engagement-unknown'),
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = within(await formIn(canvasElement))
    await userEvent.click(await form.findByRole('radio', { name: /^multirapports/ }))
    await userEvent.click(form.getByRole('button', { name: texts.form.next }))
    await form.findByRole('heading', { name: texts.step.dates })
    await userEvent.click(form.getByRole('button', { name: texts.form.next }))
    await userEvent.click(await form.findByRole('button', { name: texts.form.sendAgain }))
    await expect((await form.findAllByText(texts.problem.engagementUnknown))[0]).toBeVisible()
    await waitFor(() => expect(form.getByRole('heading', { name: texts.step.engagement })).toBeVisible())
  },
}

const saving = recording(updatePlanningRequest, {
  status: 412,
  content: updatePlanningRequest.problem['precondition-failed'],
})

/** Somebody else saved meanwhile: neither version is lost unseen. */
export const Conflict: Story = {
  parameters: {
    ...changing(7, 'solution'),
    msw: [
      answerInTurn(getPlanningRequest, submitted, {
        ...submitted,
        '@odata.etag': '"2"',
        businessUnit: 'Audit Lyon',
      }),
      saving.handler,
      ...choices,
    ],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const form = within(await formIn(canvasElement))
    await userEvent.click(await form.findByRole('radio', { name: /^multirapports/ }))
    await userEvent.click(form.getByRole('button', { name: texts.form.next }))
    await form.findByRole('heading', { name: texts.step.dates })
    await userEvent.click(form.getByRole('button', { name: texts.form.next }))
    await userEvent.click(await form.findByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await expect(saving.sent[0]).toEqual({ version: '"1"', body: { offerId: 1 } })
  },
}

/** Correcting a refused request: all steps can be reached. */
export const Corrected: Story = {
  parameters: {
    ...changing(5, 'review'),
    msw: [answerInTurn(getPlanningRequest, requestIn('refused')), ...choices],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const steps = within(await canvas.findByRole('navigation', { name: texts.form.steps }))
    await expect(steps.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: texts.form.sendAgain })).toBeVisible()
  },
}

const sendingAgain = recording(updatePlanningRequest, { content: { ...submitted, '@odata.etag': '"2"' } })

/** A request refused for lack of capacity is sent again without changing anything in it. */
export const SentAgainUnchanged: Story = {
  parameters: {
    ...changing(5, 'review'),
    msw: [
      answerInTurn(getPlanningRequest, requestIn('refused'), submitted),
      sendingAgain.handler,
      ...choices,
    ],
    picture: 'none',
  },
  beforeEach: forgetSent,
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const again = await within(canvasElement).findByRole('button', { name: texts.form.sendAgain })
    await userEvent.click(again)
    await waitFor(() => expect(sendingAgain.sent).toHaveLength(1))
    await expect(sendingAgain.sent[0]?.body).toEqual({ requestType: requestIn('refused').requestType })
  },
}
