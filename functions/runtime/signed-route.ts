import { LIMITS } from '#shared/vocabulary/limits.ts';
import { ApiError } from '../errors/api-error.ts';
import type { HttpEvent } from './request.ts';
import { type HttpHandler, type RouteAnswer, type RouteWith, serve } from './serve.ts';

/** A body byte for byte, because the signature covers no other form of it. */
interface SignedBody {
  readonly body: Uint8Array;
  readonly signature: string;
}

function readSigned({ body = '', isBase64Encoded, headers }: HttpEvent, header: string): SignedBody {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > LIMITS.bytes) throw new ApiError('too_large');
  return { body: bytes, signature: headers[header] ?? '' };
}

/** Creates a handler for a service that signs its requests in this header (lower case). */
export const signedRoute = <N extends RouteWith<'anyone'>>(
  name: N,
  header: string,
  answer: (signed: SignedBody) => Promise<RouteAnswer<N>>,
): HttpHandler =>
  serve(
    name,
    (event) => readSigned(event, header),
    (_, signed) => answer(signed),
  );
