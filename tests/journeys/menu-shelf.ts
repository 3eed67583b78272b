/** Menus that a journey finds there, made through the services as an administrator; and what the services hold. */
import { randomUUID } from 'node:crypto'
import { sessionOf } from './visitor.ts'

/** The part of a menu that journeys look at. */
export interface ShelfMenu {
  id: number
  menuTitle: string
  menuEnglishTitle: string
  menuEnglishDescription: string
  menuCode: string
  menuParentId: number | null
  menuOrder: number
}

interface NewMenu {
  /** Name in both languages; unique. */
  name: string
  parentId?: number
  /** @default 1: before the product's own, where the tree shows it without being scrolled */
  order?: number
  /** @default 'Portal.Access' */
  scope?: string
  forceRefresh?: boolean
}

let made = 0

/** A name that no other journey of this run uses. */
export function ownName(word: string): string {
  made += 1
  return `${word} ${String(Date.now() % 100_000)}${String(made)}`
}

/** A code that no other menu has. */
export function ownCode(): string {
  made += 1
  return `J${String(Date.now() % 10_000_000)}.${String(made)}`
}

export class MenuShelf {
  readonly #url: string
  readonly #made: number[] = []

  constructor(url: string) {
    this.#url = url
  }

  async #call(method: string, path: string, body?: object): Promise<Response> {
    const session = await sessionOf('admin@parvis.example', this.#url)
    const token = session.origins
      .find(({ origin }) => origin === this.#url)
      ?.localStorage.find(({ name }) => name === 'parvis.token')?.value
    if (token === undefined) throw new Error('the administrator has no token')
    const answer = await fetch(`${this.#url}/api/portal${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
        ...(method !== 'GET' && method !== 'POST' && { 'if-match': '*' }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok && answer.status !== 404) {
      throw new Error(`${method} ${path} answered ${String(answer.status)}: ${await answer.text()}`)
    }
    return answer
  }

  /** Puts a menu there. */
  async put(menu: NewMenu): Promise<ShelfMenu> {
    const answer = await this.#call('POST', '/v1/Menus', {
      menuTitle: menu.name,
      menuEnglishTitle: menu.name,
      menuDescription: `Description de ${menu.name}`,
      menuEnglishDescription: `Description of ${menu.name}`,
      menuIcon: 'archive',
      menuColor: '#1f6f8b',
      menuLink: '/app/menu/admin',
      menuCode: ownCode(),
      menuParentId: menu.parentId ?? null,
      menuOrder: menu.order ?? 1,
      minimumScope: menu.scope ?? 'Portal.Access',
      onlyFirm: false,
      forceRefresh: menu.forceRefresh ?? false,
    })
    const created = (await answer.json()) as ShelfMenu
    this.#made.push(created.id)
    return created
  }

  /** Changes a menu, as somebody else would at another place. */
  async change(
    id: number,
    values: Partial<Record<keyof ShelfMenu | 'forceRefresh' | 'minimumScope', unknown>>,
  ): Promise<void> {
    await this.#call('PATCH', `/v1/Menus(${String(id)})`, values)
  }

  /** All menus as the services hold them. */
  async all(): Promise<ShelfMenu[]> {
    const answer = await this.#call('GET', '/v1/MenuAdministration?$top=1000')
    return ((await answer.json()) as { value: ShelfMenu[] }).value
  }

  /** The menus of that name. */
  async named(name: string): Promise<ShelfMenu[]> {
    return (await this.all()).filter(menu => menu.menuTitle === name || menu.menuEnglishTitle === name)
  }

  /** Takes everything away that a journey put there, here or in the browser, so that the next one finds its own order. */
  async clear(): Promise<void> {
    const ids = (await this.all()).filter(
      ({ id, menuCode }) => this.#made.includes(id) || menuCode.startsWith('J'),
    )
    for (const { id } of ids) await this.#call('DELETE', `/v1/Menus(${String(id)})?children=lift`)
    this.#made.length = 0
  }
}
