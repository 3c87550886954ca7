import { listQuestions } from '#shared/document/list-questions.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { isDocumentFileName } from '#shared/document-file/file-name.ts';
import { readDocumentFile } from '#shared/document-file/read-file.ts';
import { writeDocumentFile } from '#shared/document-file/write-file.ts';
import { newItemFrom } from '#shared/items/new-item.ts';
import { toAttachment } from '#shared/items/parts/read-picture.ts';
import { joinCards, toCards } from '#shared/questions/join-cards.ts';
import { readQuestionFile } from '#shared/questions/read/formats.ts';
import type { Loss, SourceFile } from '#shared/questions/source/reading.ts';
import { WRITE_FORMAT_NAMES, type WriteFormat } from '#shared/questions/write/format-names.ts';
import { writeQuestions } from '#shared/questions/write/formats.ts';
import { listWords, type Source, type WrittenFile } from '#shared/questions/write/writing.ts';

/** The formats that are written: questions in a format of other programs, or a document as a file of Handout. */
export type OutFormat = WriteFormat | 'handout';
export const OUT_FORMATS: readonly OutFormat[] = [...WRITE_FORMAT_NAMES, 'handout'];

/** Reads the questions of a bank, or of a document as a file; with what is left out. */
export async function readAny(file: SourceFile): Promise<Source & { losses: readonly Loss[] }> {
  if (isDocumentFileName(file.name)) {
    const { document, files, losses } = readDocumentFile(file);
    const { title, questions, unasked } = listQuestions(document);
    return { title, questions, files, losses: [...losses, ...unasked] };
  }
  const { questions, losses, files } = await readQuestionFile(file);
  return { title: file.name.replace(/\.[^.]*$/, ''), questions, files, losses };
}

/** Makes a document of questions: a deck where all are cards, else a worksheet; names what it has no room for. */
function writeHandout({ title, questions, files }: Source): WrittenFile {
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
  });
  if (!parsed.ok)
    throw new Error(parsed.problems.map(({ where, message }) => `${where} ${message}`).join('. '));
  const written = writeDocumentFile(parsed.document, files ?? new Map());
  return { bytes: written.bytes, losses: [...losses, ...written.losses] };
}

/** Writes questions in a format. */
export const writeAny = async (format: OutFormat, source: Source): Promise<WrittenFile> =>
  format === 'handout' ? writeHandout(source) : writeQuestions(format, source);
