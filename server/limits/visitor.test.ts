import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { network, networkTiers, visitorKey, visitorNetwork } from './visitor.ts'

describe('A visitor', () => {
  test('is the connection when no proxy is trusted, whatever the headers claim', async () => {
    expect(await seen('203.0.113.7', '198.51.100.1, 10.0.0.1', '')).toBe('203.0.113.7')
  })

  test.each([
    ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['::ffff:10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['fd00::1', '[2001:db8:1:2:3::4]:443', '2001:db8:1:2::/64'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.7, unknown, 10.2.2.2', '10.2.2.2'],
    ['10.0.0.1', '10.3.3.3, 10.2.2.2', '10.3.3.3'],
  ])('is the nearest address that is no trusted proxy: %s, %j gives %s', async (connection, forwarded, expected) => {
    expect(await seen(connection, forwarded, '10.0.0.0/8, fd00::/8')).toBe(expected)
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('of %s counts as %s', (address, expected) => {
    expect(network(address)).toBe(expected)
  })

  test('leaves no address in the store, and another trace for another purpose or key', () => {
    const key = visitorKey('contact', 'secret', '203.0.113.7')
    expect(key).not.toContain('203')
    expect(
      new Set([key, visitorKey('chat', 'secret', '203.0.113.7'), visitorKey('contact', 'other', '203.0.113.7')]).size,
    ).toBe(3)
    expect(visitorKey('contact', 'secret', '203.0.113.7')).toBe(key)
  })

  test('without a connection is still somebody', async () => {
    const app = new Hono().get('/', (c) => c.text(`[${visitorNetwork(c, new BlockList())}]`))
    expect(await (await app.request('/')).text()).toBe('[]')
  })

  test('stands in its own network and, with IPv6, in two wider ones', () => {
    expect(networkTiers('203.0.113.7')).toEqual(['203.0.113.7'])
    expect(networkTiers(network('2001:db8:1:2:3::4'))).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1::/48',
      '2001:db8::/32',
    ])
  })
})

async function seen(remoteAddress: string, forwarded: string, proxies: string) {
  const { TRUSTED_PROXIES } = readEnvironment({ TRUSTED_PROXIES: proxies })
  const app = new Hono().get('/', (c) => c.text(visitorNetwork(c, TRUSTED_PROXIES)))
  const response = await app.request(
    '/',
    { headers: { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress } } },
  )
  return response.text()
}
