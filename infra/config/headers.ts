/** The headers of every answer, written once for CloudFront and for the servers on one's own machine. */

/** What the pages must know of where they stand. */
export interface Site {
  /** Where people's files are, such as `https://files.handout.example`. */
  filesOrigin: string;
  /** Where pictures are sent to, such as the origin of their bucket. */
  uploadsOrigin: string;
  /** Whether the site is only ever reached by HTTPS; false on one's own machine. */
  tls: boolean;
}

const YEAR_S = 365 * 24 * 3600;

/**
 * Security headers of the pages. Neither script nor style may stand inline: what is positioned is so
 * through the DOM, which a policy does not reach. Trusted Types name the one policy by which ProseMirror
 * parses what is pasted.
 */
export function pageHeaders({ filesOrigin, uploadsOrigin, tls }: Site): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self' data: blob: ${filesOrigin}`,
      "font-src 'self' data:",
      `connect-src 'self' ${filesOrigin} ${uploadsOrigin}`,
      "frame-src 'self' blob:",
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
    ...(tls && { 'strict-transport-security': STRICT_TRANSPORT }),
  };
}

const STRICT_TRANSPORT = `max-age=${2 * YEAR_S}; includeSubDomains`;

/** The page of social networks' buttons, which a public document shows in a frame after a click. */
export const SHARE_PAGE = '/share.html';

/** Where the networks' scripts come from, and the frames that they open. */
const NETWORKS = [
  ...['https://*.facebook.net', 'https://*.facebook.com', 'https://*.pinterest.com', 'https://*.pinimg.com'],
  ...['https://*.twitter.com', 'https://*.x.com', 'https://*.twimg.com'],
].join(' ');

/**
 * Security headers of that page, the one place where other people's scripts run: in a sandbox without our origin,
 * opened by itself as well as in its frame, so that they reach no session and no page of ours.
 */
export function shareHeaders(site: Site): Record<string, string> {
  return {
    ...pageHeaders(site),
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${NETWORKS}`,
      `style-src 'self' 'unsafe-inline' ${NETWORKS}`,
      `img-src 'self' data: ${NETWORKS}`,
      `connect-src ${NETWORKS}`,
      `frame-src ${NETWORKS}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  };
}

/**
 * Security headers of people's files: none runs or is framed, whoever opens it by itself, and no other site
 * shows one. PDFs get the sandbox too: Chromium 156 shows a PDF that is opened by its address with it (it
 * refuses one only inside a sandboxed frame), and ours are saved rather than opened.
 */
export function fileHeaders({ tls }: Pick<Site, 'tls'>): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
    ...(tls && { 'strict-transport-security': STRICT_TRANSPORT }),
  };
}

/** What a file's address is for; our own pages read files whole, by a GET that no browser asks leave for. */
export const FILE_METHODS = ['GET', 'HEAD'] as const;

/** Vite puts a hash of the content into every name under `/assets/`: those never change. */
export function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}
