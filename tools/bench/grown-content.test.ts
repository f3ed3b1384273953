import { expect, test } from 'vitest'
import { createProjectCopy } from '#testing/project-copy.ts'
import { growContent } from './grown-content.ts'

test('The bench finds every place of the content where it lets the site grow', async () => {
  const copy = await createProjectCopy()
  try {
    await expect(growContent(copy.folder)).resolves.toBeUndefined()
  } finally {
    await copy.remove()
  }
})
