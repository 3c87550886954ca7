import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { HandoutDocument } from '#shared/document/document.ts';
import { listQuestions } from '#shared/document/list-questions.ts';
import { readDocumentFile } from '#shared/document-file/read-file.ts';
import { writeDocumentFile } from '#shared/document-file/write-file.ts';
import { readQuestionFile } from '#shared/questions/read/formats.ts';
import { UnreadableFile } from '#shared/questions/source/reading.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import { writeQuestions } from '#shared/questions/write/formats.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { createArchiveBomb } from '../../support/archive-bomb.ts';
import type { TrialRecord } from '../support/record.ts';
import { createForeignBanks } from './foreign-banks.ts';

export const BANK_KINDS = ['bank of questions', 'bomb of an archive', 'file of a document'] as const;

interface Bank {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** What is put into a text at a random place. */
const JUNK = [
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '&x;&lol9;',
  '<img src="https://evil.example/q1z">',
  '<script>fetch("https://evil.example/q2z")</script>',
  ']]>',
  '<![CDATA[',
  '</text></question><question type="cloze">',
  '{1:MC:=',
  '\u0000\u0001',
  '__proto__',
  '"',
  '{',
  '}',
  '<',
  '&#x110000;',
  '-1',
  '1e999',
  '../../../etc/passwd',
  '@@PLUGINFILE@@/../../x.png',
  'xmlns:a="http://evil.example/q3z"',
];

/** Breaks a text: puts junk in, takes a piece out, or repeats one. */
function breakText(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  const length = Math.floor(random() * 80);
  const piece = text.slice(at, at + length);
  const way = random();
  if (way < 0.6) return text.slice(0, at) + pick(random, JUNK) + text.slice(at);
  if (way < 0.8) return text.slice(0, at) + text.slice(at + length);
  return text.slice(0, at) + piece.repeat(1 + Math.floor(random() * 20)) + text.slice(at);
}

function breakBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = bytes.slice(0, random() < 0.2 ? Math.floor(bytes.length * random()) : bytes.length);
  for (let time = 0; time < 1 + random() * 8; time++)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

const isZip = ({ bytes }: Bank): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const PATHS = [
  '../../etc/passwd',
  '/etc/passwd',
  'C:\\x',
  '__proto__/x.xml',
  'constructor',
  'a\u0000b',
  '.',
  '',
];

/** Breaks a bank: one of its texts, its bytes, or the names of its entries. */
function breakBank(bank: Bank, random: Random): Bank {
  if (random() < 0.25) return { ...bank, bytes: breakBytes(bank.bytes, random) };
  if (!isZip(bank)) return { ...bank, bytes: strToU8(breakText(strFromU8(bank.bytes), random)) };
  const entries = Object.entries(unzipSync(bank.bytes));
  const chosen = Math.floor(random() * entries.length);
  const changed = entries.map(([name, part], at): [string, Uint8Array] => {
    if (at !== chosen) return [name, part];
    if (random() < 0.2) return [pick(random, PATHS), part];
    const isText = /\.(?:xml|rels|json|html)$/.test(name);
    return [name, isText ? strToU8(breakText(strFromU8(part), random)) : breakBytes(part, random)];
  });
  return { ...bank, bytes: zipSync(Object.fromEntries(changed), { level: 1 }) };
}

/** A bank to which more was added than it says, or may. */
function createBomb(bank: Bank, megabytes: number): Bank {
  const entries = unzipSync(bank.bytes);
  const [largest = ''] = Object.keys(entries).sort(
    (a, b) => (entries[b]?.length ?? 0) - (entries[a]?.length ?? 0),
  );
  const { [largest]: _, ...others } = entries;
  return { ...bank, bytes: createArchiveBomb(largest, megabytes, others) };
}

/** Writes banks of documents in every format; adds those of formats that only others write. */
async function createBanks(documents: readonly HandoutDocument[]): Promise<Bank[]> {
  const banks: Bank[] = [...createForeignBanks()];
  for (const document of documents)
    for (const format of WRITE_FORMAT_NAMES) {
      const { bytes } = await writeQuestions(format, listQuestions(document));
      banks.push({ name: `a.${WRITE_FORMATS[format].ending}`, bytes });
    }
  return banks;
}

interface Given {
  readonly seed: number;
  readonly count: number;
  /** Honest ones. */
  readonly documents: readonly HandoutDocument[];
}

/** Reads banks that are broken on purpose: each is read, or refused in words, and nothing is fetched. */
export async function tryBanks(record: TrialRecord, { seed, count, documents }: Given): Promise<void> {
  const random = createSeededRandom(seed);
  const { fetch } = globalThis;
  globalThis.fetch = async (...[url]) => {
    record.miss('fetched by a reader', String(url));
    throw new Error('Nothing is fetched');
  };
  try {
    const banks = await createBanks(documents);
    const honest: Bank[] = [];
    for (const bank of banks) if (await isTaken(bank, record)) honest.push(bank);
    if (honest.length < banks.length - documents.length * 2)
      record.miss('control', 'honest banks are refused');
    for (let at = 0; at < count; at++)
      await readBroken('bank of questions', breakBank(pick(random, honest), random), record);
    for (const bank of honest.filter(isZip).slice(0, 8))
      await readBroken('bomb of an archive', createBomb(bank, 60), record);
    for (let at = 0; at < count; at++) readBrokenDocument(pick(random, documents), random, record);
  } finally {
    globalThis.fetch = fetch;
  }
}

async function isTaken(bank: Bank, record: TrialRecord): Promise<boolean> {
  try {
    const { questions } = await readQuestionFile(bank);
    if (questions.length > 0) record.count('honest banks that were read');
    return questions.length > 0;
  } catch {
    return false;
  }
}

async function readBroken(kind: string, bank: Bank, record: TrialRecord): Promise<void> {
  record.tryOne(kind);
  try {
    await readQuestionFile(bank);
    record.count('broken files that were read');
  } catch (error) {
    countRefusal(kind, bank, error, record);
  }
}

function readBrokenDocument(document: HandoutDocument, random: Random, record: TrialRecord): void {
  const { bytes } = writeDocumentFile(document, new Map());
  const bank = { name: 'a.handout.json', bytes: strToU8(breakText(strFromU8(bytes), random)) };
  record.tryOne('file of a document');
  try {
    readDocumentFile(bank);
    record.count('broken files that were read');
  } catch (error) {
    countRefusal('file of a document', bank, error, record);
  }
}

/** A refusal says in words what is wrong; any other error is a fault of the reader. */
function countRefusal(kind: string, { name }: Bank, error: unknown, record: TrialRecord): void {
  record.count('broken files that were refused');
  if (!(error instanceof UnreadableFile)) record.miss(kind, `${name}: ${(error as Error).stack}`);
}
