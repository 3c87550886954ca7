import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Archive } from './archive.ts';

const createStream = (...chunks: Uint8Array<ArrayBuffer>[]) => new Blob(chunks).stream();
const unzipArchive = async (archive: Archive) => unzipSync(new Uint8Array(await archive.end().arrayBuffer()));

test('an archive holds what was put in, however large and in however many pieces', async () => {
  const archive = new Archive();
  const piece = new Uint8Array(6 * 1024 * 1024).fill(7);
  archive.addText('account.json', '{"email":"año"}');
  await archive.addStream('large.pdf', createStream(piece, piece, piece));
  await archive.addStream('empty.pdf', createStream());
  const files = await unzipArchive(archive);
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toBe('{"email":"año"}');
  expect(files['large.pdf']).toHaveLength(3 * piece.length);
  expect(files['large.pdf']?.every((byte) => byte === 7)).toBe(true);
  expect(files['empty.pdf']).toHaveLength(0);
});

test('two files of one name keep apart, whatever its case', async () => {
  const archive = new Archive();
  for (const name of ['PDFs/Rain.pdf', 'PDFs/rain.pdf', 'PDFs/Rain.pdf', 'Rain 1.2', 'Rain 1.2'])
    archive.addText(name, name);
  expect(Object.keys(await unzipArchive(archive))).toEqual([
    'PDFs/Rain.pdf',
    'PDFs/rain 2.pdf',
    'PDFs/Rain 3.pdf',
    'Rain 1.2',
    'Rain 1 2.2',
  ]);
});

test('a file that breaks off is no file', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error('cut')) });
  await expect(new Archive().addStream('cut.pdf', broken)).rejects.toThrow('cut');
});
