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
import { recording } from '../../../../../stories/recording.ts'
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

/** A request that exists, at one of the steps of its form. */
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

/** The first step of a new request; also under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    const steps = within(await canvas.findByRole('navigation', { name: texts.form.steps }))
    await expect(steps.getByRole('link', { current: 'step' })).toHaveAccessibleName(
      new RegExp(`^${texts.step.engagement}`),
    )
    // What comes after it waits, and says once for what; with little room it is shown on request.
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

/** What is missing is said at its field, and goes away while it is mended. */
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
 * The whole way: an engagement brings what its last request held, and each step is left by "Continue", until everything
 * stands together and is sent once.
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

/** An address that leads too far is cut: the step does not change under who enters what was missing. */
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

/** A provisional engagement is another search; a team without an Admin is refused at its field. */
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

/** The working days between the dates are counted, and what else is wanted then. */
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

/** A day off is a wish like another: what to know of it is said, and nothing is refused. */
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

/** What the services refuse is shown at the step where it is entered. */
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

/** Somebody else has saved in the meantime: neither side is lost unseen. */
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

/** A request that is corrected: its steps can all be reached. */
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
