import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from './company.ts'

const identity = {
  name: company.name,
  phone: company.phone.display,
  'international phone': company.phone.international,
  street: company.address.street,
  email: company.email,
  'email of the data-protection officer': company.legal.dataProtectionOfficer.email,
  'parent company': company.parent.name,
  siren: company.legal.siren,
}

const sources = globSync('{app,content,contract,server}/**/*.{ts,tsx,css}').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('content/brand/'),
)

test.each(Object.entries(identity))('The %s is typed in content/brand/ and nowhere else', (_, value) => {
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.filter((file) => readFileSync(file, 'utf8').includes(value))).toEqual([])
})
