/** Reads the claims of a token that came straight from the user pool, so that nothing is left to verify. */
export const readClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
