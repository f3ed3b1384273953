import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '#content/company.ts'

const domain = 'site-reel.fr'

/** Puts values that somebody could own into a copy's company file, as an operator does before going online. */
export async function makeCompanyReal(folder: string): Promise<void> {
  const file = join(folder, 'content/brand/identity.ts')
  const { phone, email, host, legal, parent, rating } = company
  const real: (readonly [string, string])[] = [
    [email, `bonjour@${domain}`],
    [legal.dataProtectionOfficer.email, `dpo@${domain}`],
    [phone.display, '01 42 00 17 92'],
    [phone.international, '+33142001792'],
    [host.phone, '03 20 00 17 98'],
    [parent.url, `https://www.${domain}`],
    [legal.siren, '732 829 320'],
    ...(rating?.provenance
      ? ([
          [rating.provenance.url, `https://avis.${domain}`],
          [rating.provenance.checkedUntil, new Date().toISOString().slice(0, 10)],
        ] as const)
      : []),
  ]
  const text = real.reduce((all, [invented, value]) => all.replaceAll(invented, value), await readFile(file, 'utf8'))
  await writeFile(file, text.replace(/(inventedParts: .* = )\[[^\]]*\]/, '$1[]'))
}
