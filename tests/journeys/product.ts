/** Starts the product once before all journeys, on PGlite or on the PostgreSQL of TEST_DATABASE_URL. */
import type { TestProject } from 'vitest/node'
import { startDemo } from '../product/demo-folder.ts'
import { startProduct } from '../product/start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the running product. */
    'product-url': string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  const product = await (databaseUrl === undefined ? startDemo() : startProduct({ databaseUrl }))
  project.provide('product-url', product.url)
  return async () => {
    const exit = await product.stop()
    if (exit.code !== 0) {
      throw new Error(
        `The product ended with ${String(exit.code ?? exit.signal)} after Ctrl-C:\n${product.output()}`,
      )
    }
  }
}
