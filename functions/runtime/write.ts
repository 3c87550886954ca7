import type { Write } from '../domain/documents/revisions.ts';

interface Conditional {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'idempotency-key': string; readonly 'if-match': string };
}

/** Reads a conditional write from path and headers; `If-Match: "7"` names version 7. */
export const toWrite = ({ params, headers }: Conditional): Write => ({
  id: params.id,
  key: headers['idempotency-key'],
  base: Number(headers['if-match'].slice(1, -1)),
});
