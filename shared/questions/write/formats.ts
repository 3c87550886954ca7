import type { WriteFormat } from './format-names.ts';
import type { Source, Writer, WrittenFile } from './writing.ts';

/** Loads the writer of each format, which is a chunk of its own. */
const WRITERS: Readonly<Record<WriteFormat, () => Promise<Writer>>> = {
  word: async () => (await import('./docx.ts')).writeDocx,
  moodle: async () => (await import('./moodle-xml.ts')).writeMoodleXml,
  qti: async () => (await import('./qti.ts')).writeQti,
  gift: async () => (await import('./gift.ts')).writeGift,
  csv: async () => (await import('./csv.ts')).writeCsv,
  aiken: async () => (await import('./aiken.ts')).writeAiken,
};

/** Writes questions to a file of the format. */
export async function writeQuestions(format: WriteFormat, source: Source): Promise<WrittenFile> {
  const write = await WRITERS[format]();
  return write(source);
}
