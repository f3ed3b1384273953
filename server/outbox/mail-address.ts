/** What mail programs take for a second address, a group of them or a remark is not in it. */
const plain = /^[^\s<>()[\]@,;:\\"]+@[^\s<>()[\]@,;:\\".]+(?:\.[^\s<>()[\]@,;:\\".]+)*$/
const plainName = /^[^<>()[\]@,;:\\"\r\n]*$/
const named = /^(?:"[^"\\\r\n]*"\s*|[^<>()[\]@,;:\\"\r\n]*)<(?<address>[^<>]+)>$/

/** Whether this is one address, alone or with a name: « Équipe <equipe@example.org> ». */
export function isOneAddress(text: string): boolean {
  return plain.test(named.exec(text)?.groups?.address ?? text)
}

/** A name that holds what divides addresses stands in quotation marks. */
export function namedAddress(name: string, address: string): string {
  return plainName.test(name) ? `${name} <${address}>` : `"${name.replaceAll(/["\\\r\n]/g, '')}" <${address}>`
}
