import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { withPortal } from '../../../../../stories/withPortal.tsx'
import { fileOf, goodName, ledger, portal, readingBy, textsOf } from '../../fec-stories.fixtures.tsx'
import { FecStopped, type FecStop } from '../../reader/fec-task.ts'
import { runInWorker, type RunFec } from '../../reader/run-in-worker.ts'
import { FecImportScreen } from './FecImportScreen.tsx'

const meta = {
  title: 'Screens/Statement import/Refusals',
  component: FecImportScreen,
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen', picture: 'none' },
} satisfies Meta<typeof FecImportScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const choose = async (canvasElement: HTMLElement, file: File) => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('there is no field yet')
    return found
  })
  await userEvent.upload(input, file)
}

/** A file that is refused as soon as it is chosen, with the reason. */
const refusedAs =
  (reason: FecStop['reason'], makeFile: () => File): Play =>
  async ({ canvasElement, globals }) => {
    await choose(canvasElement, makeFile())
    const { title, help } = textsOf(globals).stop[reason]
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(new RegExp(asRead(title)))).toBeVisible())
    await expect(canvas.getByText(new RegExp(asRead(help).replaceAll(/[().]/g, '.')))).toBeVisible()
  }

/** A truncated workbook with the name of a text file, recognised by its first bytes. */
export const WorkbookBroken: Story = {
  parameters: { picture: undefined },
  play: refusedAs('workbook-broken', () => fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]))),
}

/** A workbook with a password or from before Excel 2007: both start with these bytes. */
export const WorkbookProtected: Story = {
  play: refusedAs('workbook-protected', () =>
    fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'Ecritures.xlsx'),
  ),
}

/** Bytes that are not text. */
export const Binary: Story = {
  play: refusedAs('binary', () => fileOf(Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256))),
}

/** An XML export, which the law allows but the page does not read. */
export const Xml: Story = {
  play: refusedAs('xml', () =>
    fileOf('<?xml version="1.0" encoding="UTF-8"?><comptabilite></comptabilite>', '732829320FEC20231231.xml'),
  ),
}

/** A text without column names. */
export const NoHeader: Story = {
  play: refusedAs('no-header', () => fileOf('Bonjour,\r\nvoici le fichier.\r\n')),
}

/** A file with three hundred columns. */
export const TooManyColumns: Story = {
  play: refusedAs('too-many-columns', () => fileOf(ledger(2).replace('\r\n', `${'\tx'.repeat(300)}\r\n`))),
}

/** An empty file, which the field itself reports. */
export const Empty: Story = {
  play: async ({ canvasElement, globals }) => {
    await choose(canvasElement, fileOf(''))
    const words = globals['locale'] === 'fr' ? 'Ce fichier est vide.' : 'This file is empty.'
    await waitFor(() => expect(within(canvasElement).getByText(new RegExp(words))).toBeVisible())
  },
}

/** One byte more than 1 GB: the message gives the size and the limit to the byte. */
export const TooLarge: Story = {
  play: async ({ canvasElement, globals }) => {
    const file = fileOf(ledger(1))
    Object.defineProperty(file, 'size', { value: 1_073_741_825 })
    await choose(canvasElement, file)
    const size = new Intl.NumberFormat(String(globals['locale'] ?? 'en')).format(1_073_741_825)
    await waitFor(() => expect(within(canvasElement).getByText(new RegExp(asRead(size)))).toBeVisible())
  },
}

/** Reads the start of the file in the worker, then stops the check. */
const stopsWith =
  (stop: FecStop): RunFec =>
  (task, options) =>
    task.kind === 'preview' ? runInWorker(task, options) : Promise.reject(new FecStopped(stop))

/** A file that is refused during the check, with the line if there is one. */
const stoppedAs =
  ({ reason, line }: FecStop): Play =>
  async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await choose(canvasElement, fileOf(ledger(4)))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    const banner = await canvas.findByRole('alert', { name: texts.stop[reason].title })
    if (line !== undefined) {
      const where = new Intl.NumberFormat(String(globals['locale'] ?? 'en')).format(line)
      await expect(banner).toHaveTextContent(asRead(filled(texts.stopLine, { line: where })))
    }
    await expect(canvas.getByRole('button', { name: texts.file.another })).toBeVisible()
  }

const tooManyLines: FecStop = { reason: 'too-many-lines', line: 1_000_002 }
/** A file with more than a million lines. */
export const TooManyLines: Story = {
  parameters: { picture: undefined },
  decorators: [readingBy(stopsWith(tooManyLines))],
  play: stoppedAs(tooManyLines),
}

/** A line of 10 MB, which the worker itself refuses. */
export const LineTooLong: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await choose(canvasElement, fileOf(`${ledger(2000)}${'x'.repeat(10_000_000)}\r\n`))
    await userEvent.click(await canvas.findByRole('button', { name: texts.reading.start }))
    await canvas.findByRole('alert', { name: texts.stop['line-too-long'].title })
  },
}

const gone: FecStop = { reason: 'unreadable', line: undefined }
/** The file was changed on the disk after it was chosen. */
export const Unreadable: Story = {
  decorators: [readingBy(stopsWith(gone))],
  play: stoppedAs(gone),
}

const broken: FecStop = { reason: 'failed', line: undefined }
/** The reader itself failed. */
export const Failed: Story = {
  decorators: [readingBy(stopsWith(broken))],
  play: stoppedAs(broken),
}

/** After a refused file, another one can be chosen. */
export const ThenAnother: Story = {
  play: async context => {
    await WorkbookBroken.play?.(context)
    const { canvasElement, globals } = context
    await choose(canvasElement, fileOf(ledger(2), goodName))
    const texts = textsOf(globals)
    await within(canvasElement).findByRole('grid', { name: texts.reading.preview })
  },
}
