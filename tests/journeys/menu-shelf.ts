/** Creates the menus that a journey needs through the services, as an administrator, and reads what they store. */
import { callAs, type Call } from './calls.ts'

/** The part of a menu that journeys check. */
export interface ShelfMenu {
  id: number
  menuTitle: string
  menuEnglishTitle: string
  menuEnglishDescription: string
  menuCode: string
  menuParentId: number | null
  menuOrder: number
  menuColor: string
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
  readonly #made: number[] = []

  async #call<Body>(path: string, call?: Call): Promise<Body> {
    const { status, body } = await callAs<Body>('admin@parvis.example', `/portal/v1${path}`, call)
    if (status >= 400 && status !== 404)
      throw new Error(`${path} answered ${String(status)}: ${JSON.stringify(body)}`)
    return body
  }

  /** Creates a menu. */
  async put(menu: NewMenu): Promise<ShelfMenu> {
    const body = {
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
    }
    const created = await this.#call<ShelfMenu>('/Menus', { method: 'POST', body })
    this.#made.push(created.id)
    return created
  }

  /** Changes a menu, as somebody else would in another place. */
  async change(
    id: number,
    values: Partial<Record<keyof ShelfMenu | 'forceRefresh' | 'minimumScope', unknown>>,
  ): Promise<void> {
    await this.#call(`/Menus(${String(id)})`, { method: 'PATCH', body: values })
  }

  /** All menus stored by the services. */
  async all(): Promise<ShelfMenu[]> {
    return (await this.#call<{ value: ShelfMenu[] }>('/MenuAdministration?$top=1000')).value
  }

  /** The menus of that name. */
  async named(name: string): Promise<ShelfMenu[]> {
    return (await this.all()).filter(menu => menu.menuTitle === name || menu.menuEnglishTitle === name)
  }

  /** Deletes everything that a journey created, here or in the browser, so that the next one finds its own order. */
  async clear(): Promise<void> {
    const ids = (await this.all()).filter(
      ({ id, menuCode }) => this.#made.includes(id) || menuCode.startsWith('J'),
    )
    for (const { id } of ids) await this.#call(`/Menus(${String(id)})?children=lift`, { method: 'DELETE' })
    this.#made.length = 0
  }
}
