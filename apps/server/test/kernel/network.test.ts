import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from '../../src/kernel/network.ts'

test('an address of IPv6 counts as its /64 network however it is written, one of IPv4 as itself', () => {
  const networks: Record<string, string> = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '::FFFF:c000:207': '192.0.2.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
    '2001:0DB8:0001:0002::9': '2001:db8:1:2::/64',
    '2001:db8:1:3::9': '2001:db8:1:3::/64',
    '2001:db8::1:0:0:1': '2001:db8:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    '::1': '0:0:0:0::/64',
    '': '',
  }
  for (const [address, network] of Object.entries(networks)) assert.equal(networkOf(address), network, address)
})
