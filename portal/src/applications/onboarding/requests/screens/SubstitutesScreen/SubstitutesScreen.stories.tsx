import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import {
  createOnBoardingSubstitute,
  deleteOnBoardingSubstitute,
  listOnBoardingSubstitutes,
} from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { listStates } from '../../../../../stories/standard-states.ts'
import { onboarding } from '../../application.ts'
import { onboardingTexts } from '../../i18n/texts.ts'
import { portal, textsOf } from '../../onboarding-stories.fixtures.ts'
import { SubstitutesScreen } from './SubstitutesScreen.tsx'

const mine = createOnBoardingSubstitute.success.vacation
const ofAnother = {
  ...mine,
  id: 8,
  forEmail: 'partner2@parvis.example',
  forName: 'Luc Moreau',
  substituteName: 'Hélène d’Arcy',
  isMine: false,
  isCurrent: true,
}
const listed = answerPage(listOnBoardingSubstitutes, mine, ofAnother)

const meta = {
  title: 'Screens/Onboarding/Substitutes',
  component: SubstitutesScreen,
  ...atPlace(onboarding, 'substitutes', portal, [listed]),
} satisfies Meta<typeof SubstitutesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The reader's substitutes, and those they substitute for. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getAllByText('Samuel Okafor')[0]).toBeVisible())
    await expect(canvas.getByRole('button', { name: textsOf(globals).substitutes.add })).toBeVisible()
  },
}

const naming = recording(createOnBoardingSubstitute, { content: createOnBoardingSubstitute.success.vacation })
const found = answerPage(listContacts, {
  id: 4,
  contactFullName: 'Samuel Okafor',
  contactEmailOffice: 'manager@parvis.example',
})

/** A person and two days; each missing field shows an error. */
export const Added: Story = {
  parameters: { msw: [naming.handler, listed, found], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.substitutes.add }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: texts.addSubstitute.confirm })
    await userEvent.click(confirm)
    const person = dialog.getByRole('combobox', { name: new RegExp(`^${texts.field.substitute}`) })
    await waitFor(() => expect(person).toBeInvalid())
    await expect(naming.sent).toHaveLength(0)
    await userEvent.type(person, 'Samuel')
    await userEvent.click(await screen.findByRole('option', { name: /Samuel Okafor/ }))
    for (const [name, date] of [
      [texts.field.fromDate, '2099-03-09'],
      [texts.field.untilDate, '2099-03-20'],
    ] as const) {
      const group = dialog.getByRole('group', { name: new RegExp(`^${name}`) })
      const [first] = within(group).getAllByRole('spinbutton')
      if (first) await userEvent.click(first)
      const [year = '', month = '', day = ''] = date.split('-')
      await userEvent.keyboard(globals['locale'] === 'fr' ? day + month + year : month + day + year)
    }
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(naming.sent[0]?.body).toEqual({
        substituteEmail: 'manager@parvis.example',
        fromDate: '2099-03-09',
        untilDate: '2099-03-20',
      }),
    )
  },
}

const removal = recording(deleteOnBoardingSubstitute, { status: 204 })

/** Removing one's own substitute asks first. */
export const Removed: Story = {
  parameters: { msw: [removal.handler, answerPage(listOnBoardingSubstitutes, mine)], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const [menu] = await canvas.findAllByRole('button', { name: /Samuel Okafor/ })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.substitutes.remove }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.removeSubstitute.confirm }))
    await waitFor(() => expect(removal.sent[0]?.version).toBe('"1"'))
  },
}

const states = listStates({
  asks: listOnBoardingSubstitutes,
  texts: {
    en: { list: onboardingTexts.en.substitutes },
    fr: { list: onboardingTexts.fr.substitutes },
  },
  rows: [mine, ofAnother],
  shows: ({ substituteName }) => substituteName,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Empty = states.Empty
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
