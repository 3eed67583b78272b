/**
 * The network of clients and people by keyboard alone: from a search to a client and along its links in the graph,
 * with the list in sync; then what connects a person with a client, described and drawn; and nothing of it for people
 * of clients.
 */
import { describe, expect, inject, test } from 'vitest'
import { callAs } from './calls.ts'
import { enter, hasFocus, tabTo, typeInto } from './keyboard.ts'
import { visit } from './visitor.ts'
import { languagesHere } from './windows.ts'
import type { Language } from './words.ts'

const url = inject('product-url')

const wordsIn = {
  en: {
    start: /^Start from/,
    views: 'Views',
    saveAs: 'Save as…',
    viewName: 'Name',
    details: 'Details',
    fromYear: 'From Years of engagements',
    graph: 'Graph',
    list: 'List',
    more: /^Show \d+ engagements? more$/,
    step: /^has the engagement: .+, Engagement, \d+ links?$/,
    paths: 'Find its paths in the whole network',
    from: /^From/,
    to: /^To/,
    found: /shortest paths? .*(has|Each has) 2 links\.$/,
    path: 'Path 1',
    open: 'Continue from these paths',
    atLeast: /^Fees of engagements, at least/,
    groupBy: /Group by$/,
    byUnit: /^Business unit/,
    openGroup: 'Open the group',
    feesDenied: /^This view is limited by fees/,
  },
  fr: {
    start: /^Partir de/,
    views: 'Vues',
    saveAs: 'Enregistrer sous…',
    viewName: 'Nom',
    details: 'Détail',
    fromYear: 'Depuis Années des missions',
    graph: 'Graphe',
    list: 'Liste',
    more: /^Afficher \d+ missions? de plus$/,
    step: /^a pour mission\s: .+, Mission, \d+ liens?$/,
    paths: 'Trouver ses chemins dans tout le réseau',
    from: /^De/,
    to: /^À/,
    found: /plus courts? chemins? .*compte 2 liens\.$/,
    path: 'Chemin 1',
    open: 'Continuer à partir de ces chemins',
    atLeast: /^Honoraires des missions, au moins/,
    groupBy: /Regrouper par$/,
    byUnit: /^Business unit/,
    openGroup: 'Ouvrir le groupe',
    feesDenied: /^Cette vue est limitée par les honoraires/,
  },
} as const satisfies Record<Language, unknown>

interface ClientStaff {
  value: { staff: { name: string }; engagements: number }[]
}

describe.each(languagesHere)('in %s', language => {
  const own = wordsIn[language]
  const fontaine = 'Fontaine & Filles – Maison de thé SAS'

  test('a client is found, opened, explored and followed to a person, by keyboard alone', async () => {
    const ranked = await callAs<ClientStaff>('staff@parvis.example', '/portal/v1/NetworkClients(1)/Staff')
    const [best] = ranked.body.value
    if (!best) throw new Error('Somebody works for the first client')
    const choices = await callAs<{ years: number[] }>('staff@parvis.example', '/portal/v1/NetworkChoices')
    const { years } = choices.body
    await visit({ url, language, width: 1280, as: 'staff@parvis.example' }, async visitor => {
      const { page } = visitor
      await visitor.open('/app/reseau')
      await typeInto(page, page.getByRole('combobox', { name: own.start }), 'fontaine filles')
      const option = page.getByRole('option', { name: fontaine }).first()
      await option.waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      const details = page.getByRole('region', { name: own.details })
      await details.getByRole('heading', { name: fontaine }).waitFor()

      // The number of links to open is shown beforehand.
      await enter(page, details.getByRole('button', { name: own.more }))
      await page.waitForURL(/open=client-1\.engagement\.20/)
      // A link half covered by the header is too small to press: a reader would scroll.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await visitor.accessibilityProblems()).toEqual([])

      // First from a later year, then from the first one: all years together mean no filter.
      const fromYear = page.getByRole('slider', { name: own.fromYear })
      await tabTo(page, fromYear, 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
      expect(Number(await fromYear.inputValue())).toBeGreaterThan(Math.min(...years))
      const later = years.filter(year => year > Math.min(...years)).toSorted((one, other) => one - other)
      await expect.poll(() => new URL(page.url()).searchParams.get('year')).toBe(later.join('_'))
      expect(await visitor.accessibilityProblems()).toEqual([])
      await page.keyboard.press('Home')
      await expect.poll(() => new URL(page.url()).searchParams.get('year')).toBeNull()

      // In the graph: each step along a link is announced.
      const graph = page.getByRole('application', { name: own.graph })
      await tabTo(page, graph)
      await page.keyboard.press('n')
      await expect
        .poll(() => page.getByRole('status').allTextContents())
        .toContainEqual(expect.stringMatching(own.step))
      await page.keyboard.press('Enter')
      await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^engagement-/)
      const at = new URL(page.url()).searchParams.get('at')
      const engagement = (await details.getByRole('heading').first().textContent()) ?? ''
      // Moving it is kept in the address.
      await page.keyboard.press('Shift+ArrowRight')
      await expect
        .poll(() => new URL(page.url()).searchParams.get('put'))
        .toMatch(new RegExp(`^${at ?? ''}\\.-?\\d+\\.-?\\d+$`))
      const place = new URL(page.url()).searchParams

      // The list is in sync: the same element is selected there, and a reload restores everything.
      const list = page.getByRole('radio', { name: own.list })
      await tabTo(page, page.getByRole('radio', { name: own.graph }), 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await expect.poll(() => list.isChecked()).toBe(true)
      const row = page.getByRole('row', { selected: true })
      await expect.poll(() => row.getAttribute('aria-label')).toContain(engagement)
      await page.waitForURL(/view=list/)
      await page.reload()
      await row.waitFor()
      expect(await row.getAttribute('aria-label')).toContain(engagement)
      expect(new URL(page.url()).searchParams.get('at')).toBe(at)
      expect(await visitor.accessibilityProblems()).toEqual([])

      // The view is saved under a name and restored by it, including positions, from the first page.
      const choose = async (role: 'menuitem' | 'menuitemradio', name: string) => {
        const item = page.getByRole(role, { name })
        await item.waitFor()
        for (let step = 0; step < 9 && !(await hasFocus(item)); step += 1)
          await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      await enter(page, page.getByRole('button', { name: own.views }))
      await choose('menuitem', own.saveAs)
      const view = `Fontaine ${language}`
      await typeInto(page, page.getByRole('textbox', { name: own.viewName }), view)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: view }).waitFor()
      await visitor.open('/app/reseau')
      await enter(page, page.getByRole('button', { name: own.views }))
      await choose('menuitemradio', view)
      await page.getByRole('treegrid').waitFor()
      await page.waitForURL(/view=list/)
      const back = new URL(page.url()).searchParams
      for (const name of ['start', 'open', 'put']) expect(back.get(name)).toBe(place.get(name))
      expect(back.get('at')).toBeNull()

      // From the client to the person who works most for it: every shortest path.
      await visitor.open('/app/reseau/paths?from=client-1')
      await typeInto(page, page.getByRole('combobox', { name: own.to }), best.staff.name)
      await page.getByRole('option', { name: best.staff.name }).first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      const first = page.getByRole('list', { name: own.path })
      await first.waitFor()
      expect(await first.getByRole('listitem').count()).toBe(3)
      await page.getByText(own.found).waitFor()
      expect(await first.getByRole('listitem').first().textContent()).toContain(fontaine)
      expect(await first.getByRole('listitem').last().textContent()).toContain(best.staff.name)
      expect(await visitor.accessibilityProblems()).toEqual([])
      const onward = page.getByRole('link', { name: own.open })
      await tabTo(page, onward)
      expect(await hasFocus(onward)).toBe(true)
      await page.keyboard.press('Enter')
      await details.getByRole('heading', { name: fontaine }).waitFor()
    })
  })

  test('engagements are filtered by fees that the reader may see, and grouped, by keyboard alone', async () => {
    const { body: mine } = await callAs<{ nodes: { element: { key: string } }[] }>(
      'partner@parvis.example',
      '/portal/v1/Network',
      { method: 'POST', body: { start: [], mine: 1, open: [], years: [], statuses: [] } },
    )
    const start = mine.nodes[0]?.element.key ?? ''
    const opened = `start=${start}&open=${start}.engagement.100`
    const ask = (minimumFees?: number) =>
      callAs<{ nodes: { element: { kind: string; fees: number | null; businessUnit: string | null } }[] }>(
        'partner@parvis.example',
        '/portal/v1/Network',
        {
          method: 'POST',
          body: {
            start: [start],
            mine: 0,
            open: [{ key: start, kind: 'engagement', count: 100 }],
            years: [],
            statuses: [],
            ...(minimumFees !== undefined && { minimumFees }),
          },
        },
      )
    const engagementsOf = ({ body }: Awaited<ReturnType<typeof ask>>) =>
      body.nodes.filter(({ element }) => element.kind === 'engagement').map(({ element }) => element)
    const all = engagementsOf(await ask())
    const sums = all.map(({ fees }) => Number(fees)).toSorted((one, other) => one - other)
    const middle = Math.floor(sums[Math.floor(sums.length / 2)] ?? 0)
    const narrowed = await ask(middle)
    const passing = engagementsOf(narrowed)
    expect(passing.length).toBeLessThan(all.length)
    // The partner belongs to a unit, too.
    const units = Map.groupBy(narrowed.body.nodes, ({ element }) => element.businessUnit ?? '')
    const [unit, members] = [...units].find(([name, found]) => name !== '' && found.length > 1) ?? []
    if (unit === undefined || !members) throw new Error('Two engagements of the partner are of one unit')
    await visit({ url, language, width: 1280, as: 'partner@parvis.example' }, async visitor => {
      const { page } = visitor
      await visitor.open(`/app/reseau?${opened}&view=list`)
      const rows = page.getByRole('treegrid').getByRole('row')
      // Only those in view are rendered.
      const counted = async () => Number(await page.getByRole('treegrid').getAttribute('aria-rowcount'))
      await rows.nth(1).waitFor()
      const others = (await counted()) - all.length
      await typeInto(page, page.getByRole('textbox', { name: own.atLeast }), String(middle))
      await page.keyboard.press('Tab')
      await page.waitForURL(new RegExp(`feesFrom=${String(middle)}`))
      await expect.poll(counted).toBe(passing.length + others)
      expect(await visitor.accessibilityProblems()).toEqual([])
      await enter(page, page.getByRole('button', { name: own.groupBy }))
      const option = page.getByRole('option', { name: own.byUnit })
      await option.waitFor()
      for (let step = 0; step < 5 && !(await hasFocus(option)); step += 1)
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(/group=unit/)
      const group = rows.filter({ hasText: `${unit} (${String(members.length)})` })
      await group.waitFor()
      expect(await visitor.accessibilityProblems()).toEqual([])
      await group.click()
      await enter(page, page.getByRole('button', { name: own.openGroup }))
      await group.waitFor({ state: 'detached' })
      await page.waitForURL(/unfold=group-/)
    })
    await visit({ url, language, width: 320, as: 'staff@parvis.example' }, async visitor => {
      const { page } = visitor
      await visitor.open(`/app/reseau?${opened}&feesFrom=${String(middle)}`)
      await page.getByText(own.feesDenied).waitFor()
      await page.getByRole('treegrid').waitFor()
      expect(await page.getByRole('textbox', { name: own.atLeast }).count()).toBe(0)
      expect(
        await page
          .getByRole('treegrid')
          .getByText(/E20\d\d-/)
          .count(),
      ).toBe(0)
      expect(await visitor.sidewaysScroll()).toBe(0)
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })

  test('a narrow window starts with the list', async () => {
    await visit({ url, language, width: 320, as: 'staff@parvis.example' }, async visitor => {
      const { page } = visitor
      await visitor.open('/app/reseau?start=client-1&open=client-1.contact.20')
      await page.getByRole('treegrid').waitFor()
      expect(await page.getByRole('radio', { name: own.list }).isChecked()).toBe(true)
      expect(await visitor.sidewaysScroll()).toBe(0)
      expect(await visitor.accessibilityProblems()).toEqual([])
    })
  })

  test('people of clients are refused', async () => {
    await visit({ url, language, width: 1280, as: 'client@customer.example' }, async visitor => {
      const { page, words } = visitor
      await visitor.open('/app/reseau?start=client-1')
      await page.getByRole('heading', { level: 1, name: words.deniedTitle }).waitFor()
      expect(await page.getByText(fontaine).count()).toBe(0)
    })
  })
})
