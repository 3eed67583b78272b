/* Two windows that only exchange messages, and elements, as far as the Power BI client uses them: for tests in Node. */

/** The part of a window that the client and the page use. */
export class TestWindow extends EventTarget {
  readonly crypto = globalThis.crypto
  parent!: { postMessage(message: unknown, targetOrigin: string): void }
  readonly received: unknown[] = []
  /** The target origins of messages. */
  readonly addressedTo: string[] = []
  readonly #origin: string
  readonly #from: () => TestWindow

  /** @param from returns the window that its messages come from */
  constructor(origin: string, from: () => TestWindow) {
    super()
    this.#origin = origin
    this.#from = from
  }

  /** Copies the message and delivers it later, as between windows. */
  postMessage(message: unknown, targetOrigin: string): void {
    this.addressedTo.push(targetOrigin)
    if (targetOrigin !== '*' && targetOrigin !== this.#origin) return
    const data: unknown = structuredClone(message)
    queueMicrotask(() => {
      this.received.push(data)
      this.dispatchEvent(
        Object.assign(new Event('message'), { data, origin: this.#origin, source: this.#from() }),
      )
    })
  }
}

/** An element on which the client sets attributes and receives events. */
export class TestElement extends EventTarget {
  readonly #attributes = new Map<string, string>()
  contentWindow: TestWindow | undefined
  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value)
  }
  querySelector(): null {
    return null
  }
}

/** A page and its frame, both of one origin. */
export function twoWindows(origin: string): { outside: TestWindow; inside: TestWindow } {
  const outside: TestWindow = new TestWindow(origin, () => inside)
  const inside: TestWindow = new TestWindow(origin, () => outside)
  inside.parent = outside
  return { outside, inside }
}
