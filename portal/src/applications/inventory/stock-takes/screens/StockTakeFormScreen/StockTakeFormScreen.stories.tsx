import { createStockTake, getStockTake, updateStockTake } from '@parvis/api-types/generated/examples/portal'
import { listAccounts } from '@parvis/api-types/generated/examples/customer-store'
import { listEngagements } from '@parvis/api-types/generated/examples/organisation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerPage, problemOf } from '../../../../../stories/answers.ts'
import { at, atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { stockTakes } from '../../application.ts'
import { stockTakesTexts } from '../../i18n/texts.ts'
import { closed, opened, portal, take, textsOf } from '../../stock-takes-stories.fixtures.tsx'
import { StockTakeFormScreen } from './StockTakeFormScreen.tsx'

const account = {
  id: 1,
  accountLegalName: take.accountName,
  accountNumber: '100001',
  accountRegisterIdentification2: '732829320',
}
const engagement = {
  id: 12,
  engagementCode: take.engagementCode,
  engagementDescription: take.engagementDescription,
}
const choices = [answerPage(listAccounts, account), answerPage(listEngagements, engagement)]
const creating = recording(createStockTake, { content: take })
const changing = recording(updateStockTake, { content: { ...take, name: 'Clôture' } })
const place = atPlace(stockTakes, ['create', 'edit'], portal, [
  creating.handler,
  changing.handler,
  opened(take),
  ...choices,
])

const meta = {
  title: 'Screens/Prepare a stock-take',
  component: StockTakeFormScreen,
  ...place,
} satisfies Meta<typeof StockTakeFormScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.form.newTitle })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: new RegExp(`^${texts.zones.site}`) })).toHaveValue('')
  },
}

/** A missing value is reported at its field, and nothing is sent. */
export const Missing: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.form.create }))
    await expect((await canvas.findAllByText(asRead(texts.zones.missing)))[0]).toBeVisible()
    await expect(creating.sent).toHaveLength(0)
  },
}

/** A second place starts with the site of the first. */
export const SecondPlace: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const fields = (label: string) => canvas.getAllByRole('textbox', { name: new RegExp(`^${label}`) })
    const [site] = await canvas.findAllByRole('textbox', { name: new RegExp(`^${texts.zones.site}`) })
    if (site) await userEvent.type(site, 'Rennes')
    await userEvent.click(canvas.getByRole('button', { name: texts.zones.add }))
    await waitFor(() => expect(fields(texts.zones.site)).toHaveLength(2))
    await expect(fields(texts.zones.site)[1]).toHaveValue('Rennes')
  },
}

const edited = inPortal({ ...portal, ...at(stockTakes, 'edit', {}, '?id=5') })
const rename = async (canvas: Canvas, globals: Record<string, unknown>) => {
  const texts = textsOf(globals)
  const name = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.name}`) })
  await userEvent.clear(name)
  await userEvent.type(name, 'Clôture')
  await userEvent.click(canvas.getByRole('button', { name: texts.form.save }))
  return texts
}

/** Only changed fields are sent, for the version on screen. */
export const Changed: Story = {
  parameters: { ...edited, picture: 'none' },
  play: async ({ canvas, globals }) => {
    await rename(canvas, globals)
    await waitFor(() =>
      expect(changing.sent).toEqual([{ version: take['@odata.etag'], body: { name: 'Clôture' } }]),
    )
  },
}

/** The form of an existing stock-take, with its places and the names of the people who count there. */
export const Edited: Story = {
  parameters: edited,
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.form.editTitle })).toBeVisible()
    await expect((await canvas.findAllByText('Théo Lefèvre'))[0]).toBeVisible()
  },
}

const used = recording(updateStockTake, problemOf('stock-zone-used'))
/** A place with articles cannot be removed, which is reported at the places. */
export const UsedPlace: Story = {
  parameters: { ...edited, msw: [used.handler, opened(take), ...choices], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = await rename(canvas, globals)
    await expect((await canvas.findAllByText(asRead(texts.problem.zoneUsed)))[0]).toBeVisible()
  },
}

/** A closed stock-take has no form. */
export const Fixed: Story = {
  parameters: { ...edited, msw: [opened(closed), ...choices] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByText(asRead(texts.form.fixed))).toBeVisible()
    await expect(screen.queryByRole('button', { name: texts.form.save })).toBeNull()
  },
}

const states = recordStates({
  asks: getStockTake,
  beside: choices,
  around: edited,
  texts: stockTakesTexts,
  thing: take,
  shows: ({ name }) => name,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
