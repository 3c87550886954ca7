/** The headers of every answer, written once for CloudFront and for the local servers. */

/** The addresses that the pages' headers name. */
export interface Site {
  /** The origin of users' files, such as `https://files.handout.example`. */
  filesOrigin: string;
  /** The origin that pictures are uploaded to, such as that of their bucket. */
  uploadsOrigin: string;
  /** The hosts that are reached by HTTPS only: this host, or all names below it too; null on a local machine. */
  tls: 'host' | 'subdomains' | null;
}

const YEAR_S = 365 * 24 * 3600;

/**
 * Builds the security headers of the pages. Inline scripts and styles are forbidden: the renderer positions through the
 * DOM, which the policy does not restrict. Trusted Types name the policy by which ProseMirror parses pasted HTML, and the
 * ones that know the address of the service worker and of the worker that reads questions.
 */
export function buildPageHeaders({ filesOrigin, uploadsOrigin, tls }: Site): Record<string, string> {
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
      'trusted-types ProseMirrorClipboard service-worker question-reader puzzle-maker',
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(tls && { 'strict-transport-security': STRICT_TRANSPORT[tls] }),
  };
}

const STRICT_TRANSPORT = {
  host: `max-age=${2 * YEAR_S}`,
  subdomains: `max-age=${2 * YEAR_S}; includeSubDomains`,
};

/** The page of social networks' buttons, which a public document shows in a frame after a click. */
export const SHARE_PAGE = '/share.html';

/** The origins of the networks' scripts and of the frames that they open. */
const NETWORKS = [
  ...['https://*.facebook.net', 'https://*.facebook.com', 'https://*.pinterest.com', 'https://*.pinimg.com'],
  ...['https://*.twitter.com', 'https://*.x.com', 'https://*.twimg.com'],
].join(' ');

/**
 * Builds the security headers of the share page, the only page that runs foreign scripts. Its sandbox has no origin, in
 * a frame as well as opened by itself, so the scripts reach no session and no page of ours.
 */
export function buildShareHeaders(site: Site): Record<string, string> {
  return {
    ...buildPageHeaders(site),
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
 * Builds the security headers of users' files: none runs or is framed, and no other site shows one. PDFs get
 * the sandbox too: Chromium 156 shows a sandboxed PDF when it is opened by its address.
 */
export function buildFileHeaders({ tls }: Pick<Site, 'tls'>): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
    ...(tls && { 'strict-transport-security': STRICT_TRANSPORT[tls] }),
  };
}

/** Methods that the files' origin answers. Pages read whole files by GET, which needs no CORS preflight. */
export const FILE_METHODS = ['GET', 'HEAD'] as const;

/**
 * Returns the Cache-Control of a path. Vite puts a content hash into every name under `/assets/`, so those never
 * change.
 */
export function getCacheControl(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}
