/**
 * Joins a refresh token and its user's name in the pool, which the next refresh has to prove. The text is opaque to
 * everybody else: a changed name is refused, as it fits no proof for the token.
 */
export const packRefreshToken = (username: string, token: string): string =>
  `${Buffer.from(username).toString('base64url')}.${token}`;

/** Takes both apart again. Any text has a name and a token, so that the pool alone decides what is valid. */
export function unpackRefreshToken(packed: string): { readonly username: string; readonly token: string } {
  const end = packed.indexOf('.');
  const name = packed.slice(0, Math.max(end, 0));
  return { username: Buffer.from(name, 'base64url').toString('utf8'), token: packed.slice(end + 1) };
}
