import { expect, test } from 'vitest';
import { anEvent } from '#test/fakes/http-event.ts';
import { readNetwork } from './network.ts';

const from = (address: string) => readNetwork(anEvent({ headers: { 'x-viewer-address': address } }));

test('an IPv4 address is a network by itself, however it is written', () => {
  expect(from('192.0.2.7')).toBe('192.0.2.7');
  expect(from('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(from('192.0.2.8')).not.toBe(from('192.0.2.7'));
});

test('the addresses that one customer can choose from are one network', () => {
  expect(from('2001:db8:1:2::7')).toBe(from('2001:0db8:1:2:ffff::1'));
  expect(from('2001:db8:1:3::7')).not.toBe(from('2001:db8:1:2::7'));
});

test.each([
  ['2001:db8:1:2::7', '20010db800010002/64'],
  ['2001:db8::7', '20010db800000000/64'],
  ['2001:DB8:1:2:3:4:5:6', '20010db800010002/64'],
  ['1:2:3:4:5::', '0001000200030004/64'],
  ['::1', '0000000000000000/64'],
  ['fe80::1%eth0', 'unknown'],
  ['192.0.2.07', 'unknown'],
  ['192.0.2.256', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(from(address)).toBe(network);
});

test('without CloudFront’s header the gateway’s address counts, and what is no address counts together', () => {
  expect(readNetwork(anEvent())).toBe('192.0.2.1');
  expect(from('garbage')).toBe('unknown');
});
