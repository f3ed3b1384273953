import { generateKeyPairSync, sign } from 'node:crypto'

type Validity = { readonly from: Date; readonly until: Date }

/** A certificate for `localhost` and 127.0.0.1 that answers for itself, valid when the test wants it (RFC 5280, in DER). */
export function selfSignedCertificate({ from, until }: Validity) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(set(sequence(objectId('550403'), element(0x0c, Buffer.from('localhost')))))
  const names = sequence(element(0x82, Buffer.from('localhost')), element(0x87, Buffer.from([127, 0, 0, 1])))
  const authority = sequence(element(0x01, Buffer.from([0xff])))
  const body = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(extension('551d11', names), extension('551d13', authority))),
  )
  const signature = element(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const base64 = sequence(body, algorithm, signature).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}

function extension(id: string, value: Buffer) {
  return sequence(objectId(id), element(0x04, value))
}

function time(date: Date) {
  const text = date.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return element(0x18, Buffer.from(text))
}

function objectId(hex: string) {
  return element(0x06, Buffer.from(hex, 'hex'))
}

function sequence(...parts: Buffer[]) {
  return element(0x30, Buffer.concat(parts))
}

function set(...parts: Buffer[]) {
  return element(0x31, Buffer.concat(parts))
}

function element(tag: number, content: Buffer) {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
