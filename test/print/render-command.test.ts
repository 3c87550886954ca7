// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFolder } from '../support/a-folder.ts';
import { readPdf } from '../support/pdf.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const FIXTURE = join(ROOT, 'test/fixtures/documents/water-cycle-first-half.json');

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe('npm run render', () => {
  let folder: string;
  beforeAll(() => {
    folder = aFolder();
    mkdirSync(join(folder, 'here'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** As npm runs it: in the project's folder, told where the caller stood. */
  const render = async (...args: string[]): Promise<Ended> => {
    const options = { cwd: ROOT, env: { ...process.env, INIT_CWD: join(folder, 'here') } };
    return promisify(execFile)(process.execPath, ['bin/render.ts', ...args], options).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: Ended) => error,
    );
  };
  const inFolder = (name: string) => join(folder, 'here', name);
  const write = (name: string, document: unknown) => writeFileSync(inFolder(name), JSON.stringify(document));
  const readPages = (name: string) => readPdf(readFileSync(inFolder(name)));

  test('writes the PDF where the caller stands, and its last line is what it came to', async () => {
    write('a.json', JSON.parse(readFileSync(FIXTURE, 'utf8')));
    const { code, stdout } = await render('a.json', 'a.pdf');
    expect(code).toBe(0);
    const result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    expect(result).toEqual({
      pages: 2,
      bytes: readFileSync(inFolder('a.pdf')).byteLength,
      ms: expect.any(Number),
      warnings: [],
    });
  });

  test('--key prints the answers, --paper chooses the sheet, and pages break alike', async () => {
    write('b.json', JSON.parse(readFileSync(FIXTURE, 'utf8')));
    await Promise.all([
      render('b.json', 'student.pdf'),
      render('b.json', 'key.pdf', '--key', '--paper', 'a4'),
    ]);
    const [student, key] = await Promise.all([readPages('student.pdf'), readPages('key.pdf')]);
    expect(student.map(({ width }) => Math.round(width))).toEqual([612, 612]);
    expect(key.map(({ width }) => Math.round(width))).toEqual([595, 595]);
    expect(student.map(({ text }) => text).join()).not.toContain('heavy enough to fall');
    expect(key.map(({ text }) => text).join()).toContain('heavy enough to fall');
  });

  test('--large prints the twin at 150 %: the same numbers, set anew in the same box', async () => {
    write('c.json', JSON.parse(readFileSync(FIXTURE, 'utf8')));
    const [plain, large] = await Promise.all([
      render('c.json', 'plain.pdf'),
      render('c.json', 'large.pdf', '--large'),
    ]);
    expect([plain.code, large.code]).toEqual([0, 0]);
    const [usual, twin] = await Promise.all([readPages('plain.pdf'), readPages('large.pdf')]);
    const listNumbers = (pages: typeof usual) => pages.flatMap(({ text }) => text.match(/\b\d+\. /g) ?? []);
    expect(listNumbers(twin)).toEqual(listNumbers(usual));
    expect(twin.length).toBeGreaterThan(usual.length);
    const left = (pages: typeof usual) => Math.min(...pages.flatMap(({ runs }) => runs.map(({ x }) => x)));
    expect(left(twin)).toBeCloseTo(left(usual), 0);
  });

  test('takes a document that leaves out whatever has a default', async () => {
    write('least.json', { entity_type: 'worksheet' });
    expect((await render('least.json', 'least.pdf')).code).toBe(0);
    expect(await readPages('least.pdf')).toHaveLength(1);
  });

  test.each([
    [
      'a bad value',
      { entity_type: 'worksheet', style: { font_size: 900 } },
      /style\.font_size must be from 10 to 64 pt/,
    ],
    [
      'an unknown item',
      { entity_type: 'worksheet', items: [{ id: 'a', type: 'poll' }] },
      /items\.0\.type is of an unknown type/,
    ],
    ['no document', [1, 2], /document must be an object/],
  ])('refuses %s by naming field and reason', async (name, document, reason) => {
    const file = `${name.replaceAll(' ', '-')}.json`;
    write(file, document);
    const { code, stderr } = await render(file, 'refused.pdf');
    expect(code).not.toBe(0);
    expect(stderr).toMatch(reason);
  });

  test('a file that is not there, no arguments, an unknown paper and option each say what is wrong', async () => {
    const [missing, none, paper, option] = await Promise.all([
      render('nowhere.json', 'x.pdf'),
      render(),
      render('a.json', 'x.pdf', '--paper', 'a3'),
      render('a.json', 'x.pdf', '--fast'),
    ]);
    expect([missing.code, none.code, paper.code, option.code]).not.toContain(0);
    expect(missing.stderr).toContain('nowhere.json cannot be read');
    expect(none.stderr).toContain('Usage:');
    expect(paper.stderr).toContain('There is no paper a3; there are letter, a4.');
    expect(option.stderr).toMatch(/^Unknown option '--fast'\nUsage: /);
  });

  test('--images gives the stickers of the document, and one without a picture is named', async () => {
    mkdirSync(inFolder('pictures'), { recursive: true });
    writeFileSync(
      join(inFolder('pictures'), 'sun.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><text y="50">Sunny</text></svg>',
    );
    write('stickers.json', { entity_type: 'worksheet', images: [{ id: 'sun' }, { id: 'moon' }] });
    const { stdout } = await render('stickers.json', 'stickers.pdf', '--images', 'pictures');
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '').warnings).toEqual(['images.1 has no picture']);
    expect((await readPages('stickers.pdf'))[0]?.text).toContain('Sunny');
    expect((await render('stickers.json', 'x.pdf', '--images', 'nowhere')).stderr).toContain(
      'cannot be read',
    );
  });

  test('what cannot be rendered, or written, is said before anything is rendered', async () => {
    mkdirSync(inFolder('broken'));
    writeFileSync(join(inFolder('broken'), 'sun.png'), 'no picture');
    write('sun.json', { entity_type: 'worksheet', images: [{ id: 'sun' }] });
    const long = { instruction: 'x'.repeat(20_000) };
    const items = Array.from({ length: 220 }, (_, at) => ({ id: `i${at}`, type: 'basic_text', data: long }));
    write('large.json', { entity_type: 'worksheet', items });
    writeFileSync(inFolder('marked.json'), '\uFEFF{"entity_type":"worksheet"}');
    const [picture, large, place, folder, marked] = await Promise.all([
      render('sun.json', 'x.pdf', '--images', 'broken'),
      render('large.json', 'x.pdf'),
      render('sun.json', 'nowhere/x.pdf'),
      render('sun.json', 'broken'),
      render('marked.json', 'marked.pdf'),
    ]);
    expect(picture.stderr).toMatch(/broken\/sun\.png cannot be read as a picture/);
    expect(large.stderr).toMatch(/large\.json is larger than a document can be: 4 MB/);
    expect(place.stderr).toMatch(/nowhere\/x\.pdf cannot be written \(ENOENT\)/);
    expect(folder.stderr).toMatch(/broken is a folder: name the file to write/);
    for (const { stdout } of [large, place, folder]) expect(stdout).not.toContain('Rendering');
    expect(marked.code).toBe(0);
  });

  test('awkward content prints as it was typed', async () => {
    const typed = 'é ß Ω Ж <b>not bold</b> עברית';
    write('awkward.json', {
      entity_type: 'worksheet',
      title: typed,
      items: [
        { id: 'a', type: 'basic_text', data: { instruction: 'x'.repeat(2000) } },
        { id: 'b', type: 'multiple_choice', data: { subtitle: '', options: [{ answer: '' }] } },
        ...Array.from({ length: 200 }, (_, index) => ({
          id: `q${index}`,
          type: 'open_response',
          data: { subtitle: `Question number ${index + 1}`, number_of_lines: 1 },
        })),
      ],
    });
    const { code } = await render('awkward.json', 'awkward.pdf');
    expect(code).toBe(0);
    const text = (await readPages('awkward.pdf')).map((page) => page.text).join(' ');
    expect(text).toContain('<b>not bold</b>');
    const order = [...text.matchAll(/Question number (\d+)/g)].map(([, number]) => Number(number));
    expect(order).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });
});
