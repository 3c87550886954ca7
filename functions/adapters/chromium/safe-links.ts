/** How Chromium writes where a link leads; whatever text a document holds has its brackets escaped. */
const LINK = '/URI (';
const [ESCAPE, END, SPACE] = [0x5c, 0x29, 0x20];
/** Said as it stands: an address that hides its scheme behind escapes is none of these. */
const ALLOWED = /^(https?:\/\/|mailto:)/i;
/** As much of an address as tells its scheme. */
const SCHEME = 16;

/**
 * Links lead to the web or to a mail and nowhere else: Chromium copies `javascript:`, `file:` and `data:` as they
 * are. An address of another kind is written over with blanks, in place, so that every offset still holds.
 */
export function blankUnsafeLinks(pdf: Buffer): void {
  for (let at = pdf.indexOf(LINK); at !== -1; at = pdf.indexOf(LINK, at + 1)) {
    const from = at + LINK.length;
    const to = endOf(pdf, from);
    if (!ALLOWED.test(pdf.toString('latin1', from, Math.min(to, from + SCHEME)))) pdf.fill(SPACE, from, to);
  }
}

/** Where the bracket stands that closes the address. */
function endOf(pdf: Buffer, from: number): number {
  let at = from;
  while (at < pdf.length && pdf[at] !== END) at += pdf[at] === ESCAPE ? 2 : 1;
  return at;
}
