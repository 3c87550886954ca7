import type { HandoutDocument } from '#shared/document/document.ts';
import type { LayoutRecord } from '#shared/document/layout-record.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { getPublishedAddress } from '#shared/vocabulary/codes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { findPrintSources } from '../images/document-pictures.ts';
import {
  type FileKind,
  type FileSet,
  getContentType,
  toDownloadName,
  toFileKey,
} from '../publish-state/file-keys.ts';
import type { PrintedOn, RenderedFiles } from './render-files.ts';

/** A frozen revision, and what all its PDFs are made from. */
export interface FrozenRevision {
  readonly id: string;
  readonly set: FileSet;
  readonly document: HandoutDocument;
  readonly on: PrintedOn;
}

type ReadPorts = Pick<Ports, 'documents' | 'images' | 'imageFiles' | 'site'>;

/** Reads a frozen revision with its pictures; throws when it is missing. */
export async function readFrozen(
  ports: ReadPorts,
  { id, owner }: Pick<Head, 'id' | 'owner'>,
  set: FileSet,
): Promise<FrozenRevision> {
  const document = await ports.documents.readRevision(id, set.revision, set.hash);
  if (!document) throw new Error(`Revision ${set.revision} of ${id} is missing`);
  const images = await findPrintSources(ports, owner, document);
  return { id, set, document, on: { images, address: getPublishedAddress(ports.site, id) } };
}

/** Stores a file of a revision; `other` is its paper where that is not the document's own. */
export const storeFile = (
  { files }: Pick<Ports, 'files'>,
  { id, set, document }: FrozenRevision,
  { kind, bytes, other }: { readonly kind: FileKind; readonly bytes: Uint8Array; readonly other?: PaperSize },
): Promise<void> =>
  files.put(
    toFileKey(id, set, kind, other),
    bytes,
    getContentType(kind),
    toDownloadName(kind, toNames(document), other),
  );

/** Stores the PDFs of one paper, and where everything stands on it. */
export async function storeSheets(
  ports: Pick<Ports, 'files'>,
  frozen: FrozenRevision,
  rendered: RenderedFiles,
  other?: PaperSize,
): Promise<void> {
  const layout = toRecord(frozen, rendered, other ?? frozen.document.paper);
  const pdfs = Object.entries(rendered).map(([kind, { pdf }]) => ({ kind: kind as FileKind, bytes: pdf }));
  const sheets = layout ? [...pdfs, { kind: 'layout' as const, bytes: layout }] : pdfs;
  await Promise.all(sheets.map((file) => storeFile(ports, frozen, { ...file, ...(other && { other }) })));
}

/** Returns the record of where everything stands, as it is stored; null where the document has none. */
function toRecord(
  { id, set: { revision, hash } }: FrozenRevision,
  { student: { sheets } }: RenderedFiles,
  paper: PaperSize,
): Uint8Array | null {
  if (!sheets) return null;
  const record: LayoutRecord = { format: 1, document: id, revision, hash, paper, unit: 'mm', sheets };
  return new TextEncoder().encode(JSON.stringify(record));
}

/** The most characters of a title. */
const TITLE_LENGTH = 300;

/** Returns the names from which downloads take theirs, as plain text. */
export const toNames = ({ filename, title }: HandoutDocument) => ({
  filename,
  title: toExcerpt(title, TITLE_LENGTH),
});
