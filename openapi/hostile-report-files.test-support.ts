import {
  definitionOf,
  type FileCase,
  frame,
  layout,
  type MadeReport,
  model,
  quarterly,
  reportFile,
  utf16,
  zipOf,
} from './report-files.test-support.ts'

/** Files that are sent as reports to bring down anyone who reads them: the browser and the services refuse the same. */

const many = <Part>(count: number, part: (at: number) => Part) =>
  Array.from({ length: count }, (_, at) => part(at))
const made = (report: MadeReport) => zipOf([...frame, model, ...definitionOf(report)])
const withLayout = (text: string) => zipOf([...frame, model, { name: 'Report/Layout', data: utf16(text) }])

/** What strangers send to bring down the reader. All of them are small. */
export const hostileCases: readonly (FileCase & { code: string })[] = [
  {
    what: 'an order of pages that is far longer than there are pages',
    bytes: zipOf([
      ...frame,
      model,
      ...definitionOf({ pages: many(900, at => ({ name: `p${at}`, displayName: 'x' })) }).filter(
        ({ name }) => !name.endsWith('pages.json'),
      ),
      {
        name: 'Report/definition/pages/pages.json',
        data: JSON.stringify({ pageOrder: many(400_000, () => 'x') }),
      },
    ]),
    code: 'report-file-too-complex',
  },
  {
    what: 'a long order of few pages',
    bytes: zipOf([
      ...frame,
      model,
      ...definitionOf(quarterly).filter(({ name }) => !name.endsWith('pages.json')),
      {
        name: 'Report/definition/pages/pages.json',
        data: JSON.stringify({ pageOrder: many(400_000, () => 'x') }),
      },
    ]),
    code: 'report-file-too-complex',
  },
  {
    what: 'visuals that become forty megabytes',
    bytes: reportFile({
      pages: [
        {
          name: 'p',
          displayName: 'p',
          visuals: many(20_000, () => ({
            kind: 'é'.repeat(100),
            title: '\u2028'.repeat(200),
            x: 0,
            y: 0,
            width: 1,
            height: 1,
          })),
        },
      ],
    }),
    code: 'report-file-too-complex',
  },
  {
    what: 'names of bookmarks that fill every list',
    bytes: reportFile({
      ...quarterly,
      bookmarks: many(900, at => ({
        name: `${at}`.padEnd(200, '\u20ac'),
        displayName: '\u20ac'.repeat(200),
        page: 'p',
      })),
    }),
    code: 'report-file-too-complex',
  },
  {
    what: 'a million pages',
    bytes: withLayout(`{"sections":[${'{},'.repeat(999_999)}{}]}`),
    code: 'report-file-too-complex',
  },
  {
    what: 'a thousand pages',
    bytes: reportFile({ pages: many(1000, at => ({ name: `p${at}`, displayName: 'p' })) }),
    code: 'report-file-too-complex',
  },
  {
    what: 'a thousand pages in the newer form',
    bytes: made({ pages: many(1000, at => ({ name: `p${at}`, displayName: 'p' })) }),
    code: 'report-file-too-complex',
  },
  {
    what: 'two thousand bookmarks in groups',
    bytes: withLayout(
      JSON.stringify({
        sections: [{ name: 'p' }],
        config: JSON.stringify({
          bookmarks: many(20, group => ({ children: many(100, at => ({ name: `${group}-${at}` })) })),
        }),
      }),
    ),
    code: 'report-file-too-complex',
  },
  {
    what: 'brackets inside of each other',
    bytes: withLayout(`{"sections":${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}}`),
    code: 'report-file-too-complex',
  },
  {
    what: 'brackets inside of each other in a text inside of the text',
    bytes: withLayout(
      JSON.stringify({
        sections: [{ name: 'p', config: '['.repeat(50_000) + ']'.repeat(50_000) }],
        config: '['.repeat(50_000) + ']'.repeat(50_000),
      }),
    ),
    code: 'report-file-too-complex',
  },
  {
    what: 'an entry that unpacks to a thousand times its size below all limits of size',
    bytes: zipOf([...frame, model, layout(), { name: 'Metadata', data: new Uint8Array(40 * 1024 * 1024) }]),
    code: 'report-file-unsafe',
  },
  {
    what: 'more entries than any report has',
    bytes: zipOf([
      ...frame,
      model,
      layout(),
      ...many(10_001, at => ({ name: `e${at}`, data: 'x', isStored: true })),
    ]),
    code: 'report-file-unsafe',
  },
  {
    what: 'an entry that begins inside of another one',
    bytes: zipOf([
      ...frame,
      { ...model, data: new Uint8Array(200_000).fill(7) },
      layout(),
      { name: 'Settings', data: 'x', isStored: true, sharesBytesOf: 0 },
    ]),
    code: 'report-file-unsafe',
  },
]
