import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { VERSION_LETTERS } from '#shared/vocabulary/version-letter.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Published } from '../../records/publishing.ts';
import { type FileKind, toFileKey } from '../publish-state/file-keys.ts';

/** Signs the address of a file of what is published; `other` is its paper where that is not the document's own. */
type SignFile = (kind: FileKind, other?: PaperSize) => Promise<string>;

export const createSigner =
  ({ fileUrls }: Pick<Ports, 'fileUrls'>, id: string, published: Published): SignFile =>
  (kind, other) =>
    fileUrls.sign(toFileKey(id, published, kind, other));

/** The sheets that the caller may see besides the student's. */
interface Seen {
  readonly key: boolean;
  /** The set of a class has the names of pupils. */
  readonly classSet: boolean;
}

/** Signs the addresses of the sheets on one paper. */
export async function signSheets(
  sign: SignFile,
  { has_large_print, separate_versions, has_class_set }: Published,
  sees: Seen,
  other?: PaperSize,
) {
  const signIf = async (isThere: boolean, kind: FileKind) => (isThere ? await sign(kind, other) : null);
  return {
    pdf_url: await sign('student', other),
    key_url: await signIf(sees.key, 'key'),
    large_pdf_url: await signIf(has_large_print, 'large'),
    large_key_url: await signIf(has_large_print && sees.key, 'large_key'),
    versions: await Promise.all(
      VERSION_LETTERS.slice(0, separate_versions).map(async (letter) => ({
        letter,
        pdf_url: await sign(`student ${letter}`, other),
        key_url: await signIf(sees.key, `key ${letter}`),
      })),
    ),
    class_url: await signIf(has_class_set && sees.classSet, 'class'),
  };
}

/** The addresses of sheets that are not made. */
export const NO_SHEETS = {
  pdf_url: null,
  key_url: null,
  large_pdf_url: null,
  large_key_url: null,
  versions: [],
  class_url: null,
};
