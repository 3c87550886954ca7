import { FILE_LIMITS } from '../source/limits.ts';
import { SqliteFile } from '../source/read-sqlite.ts';
import { readZip } from '../source/read-zip.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { unpackZstandard } from '../source/unpack-zstandard.ts';
import { createMedia } from './anki-media.ts';
import { readNote } from './anki-note.ts';

/** The databases of the generations of Anki, the newest first: the others hold only a note to update. */
const DATABASES = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

const BETWEEN_FIELDS = '\u001F';

function unpackDatabase(bytes: Uint8Array): Uint8Array {
  const unpacked = unpackZstandard(bytes, FILE_LIMITS.entryBytes);
  if (typeof unpacked !== 'string') return unpacked;
  if (unpacked === 'broken') throw new UnreadableFile('Its database is broken.');
  throw new UnreadableFile(`Its database is larger than ${FILE_LIMITS.entryBytes / 1024 / 1024} MB.`);
}

/** Reads the notes of an Anki deck or collection; templates and what was learnt stay behind. */
export function readAnki({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const files: string[] = [];
  const entries = readZip(bytes, (path) => {
    if (/^\d{1,9}$/.test(path)) files.push(path);
    return path === 'media' || (DATABASES as readonly string[]).includes(path);
  });
  const name = DATABASES.find((one) => entries.has(one));
  const packed = name && entries.get(name);
  if (!packed) throw new UnreadableFile('It has no collection of Anki in it.');
  const database = new SqliteFile(name === 'collection.anki21b' ? unpackDatabase(packed) : packed);
  const media = createMedia(bytes, entries.get('media'));
  reading.findPicture = media.find;
  for (const row of database.listRows('notes')) {
    // id, guid, mid, mod, usn, tags, flds, …
    const [tags, fields] = [row[5], row[6]];
    if (typeof fields !== 'string') continue;
    reading.begin();
    readNote(fields.split(BETWEEN_FIELDS), reading);
    if (typeof tags === 'string' && tags.trim() !== '') reading.lose('Tag', tags);
  }
  reading.where = 'The package';
  const others = files.filter((path) => !media.shown.has(path)).map((path) => media.names.get(path) ?? path);
  for (const name of others) reading.lose('File of the package', name);
  return reading;
}
