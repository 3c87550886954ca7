import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { VIEWER_ADDRESS } from '#shared/api/route.ts';
import type { HttpEvent } from './request.ts';

/** The groups of an IPv6 address, and how many of them a provider gives to one customer. */
const GROUPS = 8;
const PREFIX_GROUPS = 4;
/** An IPv4 address that is written as an IPv6 one, in its shortest form. */
const MAPPED = /^::ffff:([\d.]+)$/;

/**
 * Returns the network that a request comes from: an IPv4 address, or the /64 of an IPv6 one, whose other half a
 * customer chooses freely. CloudFront names the address, in a header that it overwrites; the gateway sees CloudFront's.
 */
export function readNetwork({
  headers,
  requestContext,
}: Pick<HttpEvent, 'headers' | 'requestContext'>): string {
  const address = headers[VIEWER_ADDRESS] ?? requestContext.http.sourceIp;
  if (isIPv4(address)) return address;
  // The zone of a link is no part of an address that comes from the internet.
  if (!isIPv6(address) || address.includes('%')) return 'unknown';
  const { address: shortest } = new SocketAddress({ address, family: 'ipv6' });
  return MAPPED.exec(shortest)?.[1] ?? `${readPrefix(shortest)}/64`;
}

/** Returns the first half of an IPv6 address in its shortest form, as 16 hexadecimal digits. */
function readPrefix(shortest: string): string {
  const [before = [], after = []] = shortest.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...left, ...after];
  return groups
    .slice(0, PREFIX_GROUPS)
    .map((group) => group.padStart(4, '0'))
    .join('');
}
