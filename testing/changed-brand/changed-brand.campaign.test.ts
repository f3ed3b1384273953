import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandChanges } from './brand-changes.ts'
import { leftOf } from './left-of.ts'
import { serveBrand } from './serve-brand.ts'

let brand: Awaited<ReturnType<typeof serveBrand>>

beforeAll(async () => {
  brand = await serveBrand()
})

afterAll(() => brand?.close())

/** A figure that another change took away would hide a sentence that still has this one. */
test.each(brandChanges.map((change) => ({ change, what: Object.keys(change.to).join(', ') })))(
  'Once $what is another, no answer and no text of a page still has what it was',
  async ({ change }) => {
    expect(leftOf(change, await brand.tellOf(change.to))).toEqual([])
  },
)
