import type { Revision } from '#shared/api/models.ts';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { Version } from '../published/pdf/pdf-version.ts';

/** What the file of everything holds, for who opens it. */
export const EXPLANATION = `Everything that Handout has of you.

account.json   your profile, plan, folders, where you are logged in, links to your bank, and questions that you asked us
bank.json      the items and cards in your bank
documents/     each document as it is now
versions/      the saved versions of each document: all of them in a list, and the content of those that you named and of the
               last of each day. History in the editor opens the others, for as long as they are kept.
PDFs/          all that was made of what you have published: versions, the set of a class, large print, the other paper
images/        your pictures
trash.json     what you have deleted in the last 30 days. To have a document itself, restore it and download everything again.

Not in it: your password and the secrets of two-step sign-in, which we do not have in a form that anybody reads, and lines in our logs,
which go by themselves. Questions that we have answered and closed are removed. For anything else write to us by "Ask us a question".
`;

/** Tells whether the content of a version goes along: it has a name, or is the last of its day. Versions come newest first. */
export function isExported(revision: Revision, all: readonly Revision[]): boolean {
  if (revision.name !== null) return true;
  const toDay = ({ saved_at }: Revision) => saved_at.slice(0, 10);
  return all.find((one) => toDay(one) === toDay(revision)) === revision;
}

type Sheets = Omit<PublishedDocument['other_paper'], 'state'>;

/** Lists every PDF of a published document that there is. */
export function listPdfs(published: PublishedDocument): { url: string; version: Version }[] {
  const other: PaperSize = published.paper === 'letter' ? 'a4' : 'letter';
  return [...listSheets(published), ...listSheets(published.other_paper, other)].flatMap(
    ({ url, version }) => (url === null ? [] : [{ url, version }]),
  );
}

function listSheets(sheets: Sheets, other?: PaperSize): { url: string | null; version: Version }[] {
  const student = { side: 'student', large: false, other } as const;
  const key = { side: 'key', large: false, other } as const;
  return [
    { url: sheets.pdf_url, version: student },
    { url: sheets.key_url, version: key },
    { url: sheets.large_pdf_url, version: { ...student, large: true } },
    { url: sheets.large_key_url, version: { ...key, large: true } },
    ...sheets.versions.flatMap(({ letter, pdf_url, key_url }) => [
      { url: pdf_url, version: { ...student, copies: letter } },
      { url: key_url, version: { ...key, copies: letter } },
    ]),
    { url: sheets.class_url, version: { ...student, copies: 'class' as const } },
  ];
}
