import ipaddr from 'ipaddr.js';
import { VIEWER_ADDRESS } from '#shared/api/route.ts';
import type { HttpEvent } from './request.ts';

/** The bytes of an IPv6 address that a provider gives to one customer. */
const PREFIX_BYTES = 8;

/**
 * Returns the network that a request comes from: an IPv4 address, or the /64 of an IPv6 one, whose other half a
 * customer chooses freely. CloudFront names the address, in a header that it overwrites; the gateway sees CloudFront's.
 */
export function readNetwork({
  headers,
  requestContext,
}: Pick<HttpEvent, 'headers' | 'requestContext'>): string {
  const address = headers[VIEWER_ADDRESS] ?? requestContext.http.sourceIp;
  if (!ipaddr.isValid(address)) return 'unknown';
  // An IPv4 address may be written as an IPv6 one.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, PREFIX_BYTES)).toString('hex')}/64`;
}
