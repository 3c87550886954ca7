import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { listQuestions } from '../../document/list-questions.ts';
import { readQuestionFile } from '../read/formats.ts';
import type { PictureFile } from '../source/picture-files.ts';
import { writeQuestions } from './formats.ts';

const LETTERHEAD = {
  school: 'Elm Street School',
  details: '{teacher} · {class}\n{date}, {title}',
  teacher: 'Ms Lee',
  date: '30 November 2026',
  logo_image: { id: 'logo', name: 'logo.png', ratio: 2, width: 120, alt: 'An elm' },
};
const items = [anOpenResponse('Why?', 'a')];

async function readWord(fields: object, hasLogo = true) {
  const bytes = new Uint8Array([137, 80, 78, 71]);
  const picture: PictureFile = { name: 'logo.png', type: 'image/png', bytes, width: 40, height: 20 };
  const files = new Map(hasLogo ? [['logo', picture] as const] : []);
  const asked = listQuestions(aWorksheet({ items, title: 'Rain', ...fields }));
  const { bytes: written, losses } = await writeQuestions('word', { ...asked, files });
  const parts = unzipSync(written);
  const names = Object.keys(parts);
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const headers = names.filter((name) => /^word\/header\d*\.xml$/.test(name)).map(read);
  return { headers, losses, names, bytes: written, document: read('word/document.xml') };
}
const toWords = (xml: string | undefined) =>
  (xml ?? '')
    .replace(/<\/w:p>/g, '|')
    .replace(/<[^>]*>/g, '')
    .trim();

describe('the letterhead of a worksheet is at the head of the first page in Word', () => {
  const bare = { student_info_visible: 0, letterhead: LETTERHEAD };

  test('with its words filled in, and lines to write on for what is empty', async () => {
    const { headers, document } = await readWord(bare);
    expect(headers).toHaveLength(1);
    expect(toWords(headers[0])).toMatch(/Elm Street School\|Ms Lee · _{10,}\|30 November 2026, Rain\|/);
    expect(document).toContain('<w:titlePg/>');
  });

  test('with its logo as a picture, which is named where it cannot be had', async () => {
    const { headers, names, losses } = await readWord(bare);
    expect(headers[0]).toMatch(/<pic:pic/);
    expect(headers[0]).toContain('An elm');
    expect(names.filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
    expect(losses).toEqual([]);
    const without = await readWord(bare, false);
    expect(without.headers[0]).not.toMatch(/<pic:pic/);
    expect(without.losses).toEqual([{ what: 'Picture', where: 'The sheet', text: 'An elm' }]);
  });

  test('from the right where its words are read from there', async () => {
    const { headers } = await readWord({ ...bare, letterhead: { school: 'בית ספר', details: '' } });
    expect(headers[0]).toContain('<w:bidiVisual/>');
    expect(headers[0]).toMatch(/<w:bidi\/>.*<w:rtl\/>/);
  });

  test('and is not there where a sheet has none', async () => {
    const { headers, document } = await readWord({ student_info_visible: 0 });
    expect(headers).toEqual([]);
    expect(document).not.toContain('<w:titlePg/>');
  });

  test('its footer is on the first page too', async () => {
    const { names } = await readWord({ ...bare, margin: { footer: { start: 'Ms Lee' } } });
    expect(names.filter((name) => /^word\/footer\d*\.xml$/.test(name))).toHaveLength(2);
  });

  test('a question bank that is read again has no question of it', async () => {
    const { bytes } = await readWord({ letterhead: LETTERHEAD });
    const { questions } = await readQuestionFile({ name: 'rain.docx', bytes });
    expect(questions.map((question) => 'prompt' in question && question.prompt)).toEqual(
      (
        await readQuestionFile({
          name: 'rain.docx',
          bytes: (await readWord({ student_info_visible: 0 })).bytes,
        })
      ).questions.map((question) => 'prompt' in question && question.prompt),
    );
  });
});

describe('the fields that students fill in', () => {
  const named = { student_fields: ['Name', 'Date'], student_info_visible: 1 };

  test('are below the letterhead, each with a line', async () => {
    const { headers } = await readWord({ ...named, letterhead: LETTERHEAD });
    expect(headers).toHaveLength(1);
    expect(toWords(headers[0])).toMatch(/Elm Street School.*Name.*Date/);
    expect(headers[0]?.match(/w:leader="underscore"/g)).toHaveLength(2);
  });

  test('are on every page where the sheet has them there', async () => {
    const { headers } = await readWord({ ...named, omni_student: true, letterhead: LETTERHEAD });
    expect(headers.map((xml) => [xml.includes('Elm'), xml.includes('Name')])).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, true],
      ]),
    );
  });
});
