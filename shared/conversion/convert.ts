import { type HandoutDocument, hasItems } from '../document/document.ts';
import { listQuestions } from '../document/list-questions.ts';
import { parseDocument } from '../document/parse-document.ts';
import { isDocumentFileName } from '../document-file/file-name.ts';
import { readDocumentFile } from '../document-file/read-file.ts';
import { writeDocumentFile } from '../document-file/write-file.ts';
import { listNeededParts } from '../items/needed-parts.ts';
import { newItemFrom } from '../items/new-item-from.ts';
import { toAttachment } from '../items/parts/read-picture.ts';
import { pictureDrawer } from '../paper/draw/picture-drawer.ts';
import { joinCards, toCards } from '../questions/join-cards.ts';
import { readQuestionFile } from '../questions/read/formats.ts';
import type { PictureFiles } from '../questions/source/picture-files.ts';
import type { Loss, SourceFile } from '../questions/source/reading.ts';
import { WRITE_FORMAT_NAMES, type WriteFormat } from '../questions/write/format-names.ts';
import { writeQuestions } from '../questions/write/formats.ts';
import { listWords, type Source, type WrittenFile } from '../questions/write/writing.ts';
import { holdsDrawn } from '../vocabulary/drawn-pictures.ts';

/** The formats that are written: questions in a format of other programs, or a document as a file of Handout. */
export type OutFormat = WriteFormat | 'handout';
export const OUT_FORMATS: readonly OutFormat[] = [...WRITE_FORMAT_NAMES, 'handout'];

/** The questions of a file, and the document that it was, if it was one. */
export interface FoundQuestions extends Source {
  readonly document?: HandoutDocument;
  /** The parts of the file that are in none of the questions. */
  readonly losses: readonly Loss[];
  /** The parts of the file that are not in its document; absent where it is none. */
  readonly documentLosses?: readonly Loss[];
}

/** Reads the questions of a bank, or of a document as a file; with what is left out. */
export async function readAny(file: SourceFile): Promise<FoundQuestions> {
  if (isDocumentFileName(file.name)) {
    const { document, files, losses } = readDocumentFile(file);
    const parts = hasItems(document) ? listNeededParts(document.items) : [];
    if (holdsDrawn(document)) parts.push(pictureDrawer);
    await Promise.all(parts.map((part) => part.load()));
    const { unasked, ...asked } = listQuestions(document);
    const all = [...losses, ...unasked];
    return { ...asked, files, document, documentLosses: losses, losses: all };
  }
  const { questions, losses, files } = await readQuestionFile(file);
  return { title: file.name.replace(/\.[^.]*$/, ''), questions, files, losses };
}

interface MadeDocument {
  readonly document: HandoutDocument;
  readonly losses: readonly Loss[];
}

/** Makes a document of questions: a deck where all are cards, else a worksheet; names what it has no room for. */
function makeDocument({ title, questions }: Source): MadeDocument {
  const losses: Loss[] = [];
  const isDeck = questions.length > 0 && questions.every(({ type }) => type === 'card');
  const items = isDeck
    ? questions.flatMap(toCards).map(({ term, definition, term_image, definition_image }, place) => ({
        ...{ id: `card-${place + 1}`, term, definition },
        term_image: toAttachment(term_image),
        definition_image: toAttachment(definition_image),
      }))
    : joinCards(questions).flatMap((question, place) => {
        const item = newItemFrom(question, `item-${place + 1}`);
        if (!item)
          losses.push({
            what: 'Question without an item',
            where: `Question ${place + 1}`,
            text: listWords(question).join(' '),
          });
        return item ? [item] : [];
      });
  const parsed = parseDocument({
    entity_type: isDeck ? 'flashcard' : 'worksheet',
    title,
    filename: title,
    items,
    ...(items.some((item) => 'points' in item) && { scoring: {} }),
  });
  if (!parsed.ok)
    throw new Error(parsed.problems.map(({ where, message }) => `${where} ${message}`).join('. '));
  return { document: parsed.document, losses };
}

/** A document with its pictures, and all that is not in it. */
interface FoundDocument extends MadeDocument {
  readonly files: PictureFiles;
}

/** Returns the document that a file was, or makes one of its questions. */
export function toDocument({ files = new Map(), ...found }: FoundQuestions): FoundDocument {
  if (found.document) return { document: found.document, losses: found.documentLosses ?? [], files };
  const { document, losses } = makeDocument(found);
  return { document, losses: [...found.losses, ...losses], files };
}

/** Writes questions in a format, with all that the file and the format leave out. */
export async function writeAny(format: OutFormat, found: FoundQuestions): Promise<WrittenFile> {
  if (format !== 'handout') {
    const { bytes, losses } = await writeQuestions(format, found);
    return { bytes, losses: [...found.losses, ...losses] };
  }
  const { document, files, losses } = toDocument(found);
  const written = writeDocumentFile(document, files);
  return { bytes: written.bytes, losses: [...losses, ...written.losses] };
}
