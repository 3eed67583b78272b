import {
  countOnBoardingRequests,
  listOnBoardingRequests,
  updateOnBoardingRequest,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { atPlace, at } from '../../../../../stories/at-its-address.tsx'
import { answerPage, answerWith, problemOf } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { onboarding } from '../../application.ts'
import { onboardingTexts } from '../../i18n/texts.ts'
import { counts, created, creator, portal, textsOf, toDecide } from '../../onboarding-stories.fixtures.ts'
import { RequestsScreen } from './RequestsScreen.tsx'

/** The queries sent for the list. */
const asked: URLSearchParams[] = []

const listed = http.get(listOnBoardingRequests.pattern, ({ request }) => {
  asked.push(new URL(request.url).searchParams)
  return HttpResponse.json({ value: [toDecide, created], '@odata.count': 2 })
})

const meta = {
  title: 'Screens/Onboarding/Requests',
  component: RequestsScreen,
  ...atPlace(onboarding, 'list', portal, [listed, counts]),
  beforeEach: () => {
    asked.length = 0
  },
} satisfies Meta<typeof RequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

const addressed = (search: string) => inPortal(at(onboarding, 'list', {}, search))

/** The requests the reader has created. Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [link] = await canvas.findAllByRole('link', { name: created.titre })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/confirm\/tdb\/301$/))
    await expect(canvas.getByRole('link', { name: texts.list.create })).toBeVisible()
    await expect(asked.at(-1)?.get('$filter')).toBe("tolower(createdBy) eq 'admin@parvis.example'")
    await expect(asked.at(-1)?.get('$orderby')).toBe('createdDate desc,id desc')
    const decide = filled(texts.list.withCount, { label: texts.view.toDecide, count: 3 })
    await waitFor(() => expect(canvas.getByRole('tab', { name: decide })).toBeVisible())
    await expect(canvas.getByRole('tab', { name: texts.view.all })).toBeVisible()
  },
}

/** Filters by one status, shown with its count. The filter is in the address and in the grid's own filter. */
export const ByStatus: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const succeeded = filled(texts.list.withCount, { label: texts.status.succeeded, count: 2 })
    const button = await canvas.findByRole('button', { name: succeeded })
    await userEvent.click(button)
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toContain("statut in ('succeeded')"))
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    // A status without requests is not offered.
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${texts.status.failed}`) })).toBeNull()
  },
}

const none = {
  toValidate: 0,
  validated: 0,
  rejected: 0,
  inProgress: 0,
  declared: 0,
  failed: 0,
  abandoned: 0,
  succeeded: 0,
}

/** A reader who neither decides nor sees everybody's requests gets only their own, whatever the address says. */
export const OwnOnly: Story = {
  parameters: {
    ...inPortal({ ...at(onboarding, 'list', {}, '?list=all'), person: creator }),
    msw: [
      listed,
      answerWith<'countOnBoardingRequests'>(countOnBoardingRequests, {
        created: { ...none, rejected: 1 },
        decider: none,
        all: { ...none, rejected: 1 },
      }),
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const correct = filled(texts.list.withCount, { label: texts.view.toCorrect, count: 1 })
    await waitFor(() => expect(canvas.getByRole('tab', { name: correct })).toBeVisible())
    await expect(canvas.queryByRole('tab', { name: texts.view.all })).toBeNull()
    await waitFor(() => expect(asked.at(-1)?.get('$filter')).toContain('createdBy'))
  },
}

const decision = recording(updateOnBoardingRequest, { content: updateOnBoardingRequest.success.validated })

/** Decides with the keyboard: the row's menu, the question, then the next row. */
export const DecidedByKeyboard: Story = {
  parameters: {
    ...addressed('?list=toDecide'),
    msw: [decision.handler, answerPage(listOnBoardingRequests, toDecide), counts],
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [menu] = await canvas.findAllByRole('button', { name: new RegExp(toDecide.titre) })
    menu?.focus()
    await userEvent.keyboard('{Enter}')
    const validate = await screen.findByRole('menuitem', { name: texts.validate.open })
    await waitFor(() => expect(validate).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.validate.confirm }))
    await waitFor(() => expect(decision.sent).toHaveLength(1))
    await expect(decision.sent[0]).toEqual({ version: '"1"', body: { statut: 'validated' } })
  },
}

const rejection = recording(updateOnBoardingRequest, { content: updateOnBoardingRequest.success.validated })

/** A rejection needs a reason. */
export const RejectedFromTheList: Story = {
  parameters: {
    ...addressed('?list=toDecide'),
    msw: [rejection.handler, answerPage(listOnBoardingRequests, toDecide), counts],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [menu] = await canvas.findAllByRole('button', { name: new RegExp(toDecide.titre) })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.reject.open }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.reject.confirm }))
    const reason = dialog.getByRole('textbox')
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(reason).toHaveAccessibleDescription(new RegExp(texts.rule.reasonMissing))
    await expect(rejection.sent).toHaveLength(0)
    await userEvent.type(reason, 'Contact parti')
    await userEvent.click(dialog.getByRole('button', { name: texts.reject.confirm }))
    await waitFor(() =>
      expect(rejection.sent[0]?.body).toEqual({ statut: 'rejected', statusReason: 'Contact parti' }),
    )
  },
}

const refusal = recording(updateOnBoardingRequest, problemOf('precondition-failed'))
/** Somebody else decided meanwhile: the dialog stays, with the reason as typed, and says so. */
export const DecidedByAnother: Story = {
  parameters: {
    ...addressed('?list=all'),
    msw: [
      refusal.handler,
      http.get(listOnBoardingRequests.pattern, () => {
        const validated = { ...toDecide, statut: 'validated', allowedTransitions: [] }
        return HttpResponse.json({
          value: [refusal.sent.length > 0 ? validated : toDecide],
          '@odata.count': 1,
        })
      }),
      counts,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [menu] = await canvas.findAllByRole('button', { name: new RegExp(toDecide.titre) })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.reject.open }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Contact parti')
    await userEvent.click(dialog.getByRole('button', { name: texts.reject.confirm }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(asRead(texts.move.changed))
    await expect(dialog.getByRole('textbox')).toHaveValue('Contact parti')
    await expect(refusal.sent).toHaveLength(1)
  },
}

const states = listStates({
  asks: listOnBoardingRequests,
  beside: [counts],
  texts: onboardingTexts,
  rows: [toDecide, created],
  shows: ({ titre }) => titre,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
