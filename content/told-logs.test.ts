import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { duty } from '#testing/duties.ts'
import { textsOf } from '#testing/texts-of.ts'
import { accessReport } from './access-report.ts'
import { deskPerson } from './desk/person.ts'
import { deskRequests } from './desk/requests.ts'
import { logMonths } from './kept-for.ts'
import { privacyPolicy } from './privacy-policy.ts'

const policy = textsOf(privacyPolicy).join(' ')

test('That logs name a request by its number is told: the site’s own, and the proxy’s, which ties an address to it', () => {
  const logged = ['contact/contact-intake.ts', 'outbox/outbox-worker.ts'].map((file) =>
    readFileSync(`server/${file}`, 'utf8'),
  )
  for (const source of logged) expect(source).toMatch(/requestId: (?:stored\.id|request_id)/)
  expect(policy).toContain("Les journaux du site contiennent le numéro de votre demande et ce qu'elle devient, mais")
  const log = readFileSync('deploy/nginx/delambre.conf', 'utf8').match(/log_format[^;]+/)?.[0]
  expect(log).toMatch(/\$remote_addr[\s\S]*\$upstream_http_x_request_id/)
  expect(policy).toMatch(
    /Ceux de l'hébergeur et du serveur qui relaie vos requêtes peuvent contenir votre adresse IP[^.]* et ce numéro/,
  )
})

test('Whoever asks what is held on them, and whoever answers, is told of the logs, which no erasure reaches', () => {
  for (const text of [accessReport.copies, accessReport.nothing])
    expect(text).toMatch(
      new RegExp(`journaux techniques.*adresse IP d'où la demande est venue : ${logMonths} mois au plus`),
    )
  expect(deskPerson.notElsewhere).toContain('les journaux techniques (par la référence de la demande)')
  for (const { erased } of [deskPerson.notices, deskRequests.notices])
    expect(erased).toMatch(/référence de la demande.*dans les journaux techniques/)
  expect(duty('somebody-asks-for-their-rights')).toMatch(/yours to look through as well:[^.]*logs \(.*« Référence »/)
})

test('What PostgreSQL logs of an error holds neither a row nor a statement: both ways to run it say so', () => {
  const { services } = parse(readFileSync('deploy/container/compose.yaml', 'utf8'))
  const page = readFileSync('docs/operations.md', 'utf8')
  for (const [name, value] of [
    ['log_error_verbosity', 'terse'],
    ['log_min_error_statement', 'panic'],
  ]) {
    expect(services.database.command).toContain(`-c ${name}=${value}`)
    expect(page).toContain(`echo '${name} = ${value}' >> /etc/postgresql/17/main/conf.d/delambre.conf`)
    expect(duty('logs')).toContain(`\`${name}=${value}\``)
  }
})
