import { decompress } from 'fzstd';
import { toPlainText } from '../../text/plain-text.ts';
import { FILE_LIMITS } from '../source/limits.ts';
import { readHtml } from '../source/read-html.ts';
import { SqliteFile } from '../source/read-sqlite.ts';
import { readZip } from '../source/read-zip.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { GAP_MARK, type Gap, toGaps } from './gap-answers.ts';

/** The databases of the generations of Anki, the newest first: the others hold only a note to update. */
const DATABASES = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

const CLOZE = /\{\{c\d{1,3}::([\s\S]{0,5000}?)(?:::((?:(?!\}\})[\s\S]){0,1000}))?\}\}/g;
const SOUND = /\[sound:([^\]]{1,300})\]/g;
const BETWEEN_FIELDS = '\u001F';

/** Unpacks a database that is packed by itself; throws where it claims to be larger than allowed. */
function unpack(bytes: Uint8Array): Uint8Array {
  const claimed = readClaimedSize(bytes);
  if (claimed === null || claimed > FILE_LIMITS.entryBytes)
    throw new UnreadableFile(`Its database is larger than ${FILE_LIMITS.entryBytes / 1024 / 1024} MB.`);
  try {
    return decompress(bytes, new Uint8Array(claimed));
  } catch (error) {
    throw new UnreadableFile('Its database is broken.', { cause: error });
  }
}

/** Reads the size that a Zstandard frame says it has, unpacked; null where it says none. */
function readClaimedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 18 || view.getUint32(0, true) !== 0xfd2fb528) return null;
  const flags = bytes[4] ?? 0;
  const isSingle = (flags & 0x20) !== 0;
  const start = 5 + (isSingle ? 0 : 1) + ([0, 1, 2, 4][flags & 3] ?? 0);
  const kind = flags >> 6;
  if (kind === 0) return isSingle ? view.getUint8(start) : null;
  if (kind === 1) return view.getUint16(start, true) + 256;
  return kind === 2 ? view.getUint32(start, true) : Number(view.getBigUint64(start, true));
}

function readNote(fields: readonly string[], reading: Reading): void {
  const [first = '', second = '', ...others] = fields.map((field) =>
    field.replace(SOUND, (_, file: string) => {
      reading.lose('Sound', file);
      return '';
    }),
  );
  const toRich = (field: string) => readHtml(field, reading.lose);
  if (CLOZE.test(first)) {
    CLOZE.lastIndex = 0;
    const gaps: Gap[] = [];
    const marked = first.replace(CLOZE, (_, answer: string, hint?: string) => {
      if (hint) reading.lose('Hint', toPlainText(toRich(hint)));
      gaps.push({ answer: toPlainText(toRich(answer)), wrong: [] });
      return GAP_MARK;
    });
    reading.add(toGaps(toPlainText(toRich(marked)), gaps));
    if (second.trim() !== '') reading.lose('Field', toPlainText(toRich(second)));
  } else reading.add({ type: 'card', term: toRich(first), definition: toRich(second) });
  for (const other of others) if (other.trim() !== '') reading.lose('Field', toPlainText(toRich(other)));
}

/** Reads the notes of an Anki deck or collection; templates and what was learnt stay behind. */
export function readAnki({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  let files = 0;
  const entries = readZip(bytes, (path) => {
    if (/^\d{1,9}$/.test(path)) files += 1;
    return (DATABASES as readonly string[]).includes(path);
  });
  const name = DATABASES.find((one) => entries.has(one));
  const packed = name && entries.get(name);
  if (!packed) throw new UnreadableFile('It has no collection of Anki in it.');
  const database = new SqliteFile(name === 'collection.anki21b' ? unpack(packed) : packed);
  for (const row of database.listRows('notes')) {
    // id, guid, mid, mod, usn, tags, flds, …
    const [tags, fields] = [row[5], row[6]];
    if (typeof fields !== 'string') continue;
    reading.begin();
    readNote(fields.split(BETWEEN_FIELDS), reading);
    if (typeof tags === 'string' && tags.trim() !== '') reading.lose('Tag', tags);
  }
  reading.where = 'The package';
  if (files > 0) reading.lose('Pictures and sounds', String(files));
  return reading;
}
