/** The headers of every answer, written once for CloudFront and for the server on one's own machine. */

/** What the pages must know of where they stand. */
export interface Site {
  /** The origin of signed addresses of PDFs and images, such as `https://files.example.org`. */
  filesOrigin: string;
  /** Whether the site is only ever reached by HTTPS; false on one's own machine. */
  tls: boolean;
}

const YEAR_S = 365 * 24 * 3600;

/**
 * Security headers of the pages. Neither script nor style may stand inline: what is positioned is so
 * through the DOM, which a policy does not reach. Trusted Types name the one policy by which ProseMirror
 * parses what is pasted.
 */
export function pageHeaders({ filesOrigin, tls }: Site): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self' data: blob: ${filesOrigin}`,
      "font-src 'self' data:",
      `connect-src 'self' ${filesOrigin}`,
      `frame-src 'self' blob: ${filesOrigin}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types ProseMirrorClipboard',
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(tls && { 'strict-transport-security': `max-age=${2 * YEAR_S}; includeSubDomains` }),
  };
}

/** People's images are shown as pictures and never run, even when somebody opens one by itself. */
export const imageHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** A viewer of PDFs does not start in a sandbox, so published files carry the rest alone. */
export const publishedHeaders = { 'x-content-type-options': 'nosniff' };

/** Vite puts a hash of the content into every name under `/assets/`: those never change. */
export function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}
