import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

const render = (slots: { mark?: string; hint?: string; error?: string }) =>
  renderToStaticMarkup(
    <Field id="ville" label="Ville" {...slots}>
      {(control) => <input {...control} name="ville" />}
    </Field>,
  )

test('A control is named by its label, with its mark', () => {
  expect(render({ mark: 'facultatif' })).toMatch(/<label for="ville"[^>]*>Ville<span[^>]*> \(facultatif\)<\/span>/)
  expect(render({})).toContain('<input id="ville"')
})

test('A control without a hint or an error is described by nothing', () => {
  expect(render({})).not.toMatch(/aria-describedby|aria-invalid/)
})

test('A hint describes its control', () => {
  const markup = render({ hint: 'Sans le code postal' })
  expect(markup).toContain('aria-describedby="ville-hint"')
  expect(markup).toMatch(/<p id="ville-hint"[^>]*>Sans le code postal/)
  expect(markup).not.toContain('aria-invalid')
})

test('An error describes its control after the hint, and makes it invalid', () => {
  const markup = render({ hint: 'Sans le code postal', error: 'La ville est requise' })
  expect(markup).toContain('aria-describedby="ville-hint ville-error"')
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toMatch(/<p id="ville-error".*La ville est requise<\/span><\/p>/)
})
