import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { WRITE_FORMAT_NAMES } from './format-names.ts';
import { writeQuestions } from './formats.ts';

const HOSTILE = [
  '\u0000\u0001\u0008\u000B\u000C\u001F\u007F\u0085',
  '\uFFFE\uFFFF',
  '\uD800 alone, \uDC00 alone',
  ']]> <!-- -- --> <?xml?> <!DOCTYPE a [<!ENTITY x "y">]> &x; &#0; &amp;',
  '</w:t></p></question> "\' $\uFFFE\\frac{\u0001a}{b}$',
  '\t=1+1',
  '\n \u200B=HYPERLINK("http://hostile.example")',
  '＝1',
  '@SUM(1)',
  '-2+3',
];

/** Lists one question of each shape, all of whose words are that text. */
const toQuestions = (text: string): ReadQuestion[] => {
  const rich = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'strong' }] }] }],
  } as const;
  return [
    {
      type: 'choice',
      prompt: text,
      options: [
        { text, correct: true },
        { text: 'no', correct: false },
      ],
      several: false,
    },
    { type: 'gaps', prompt: `${text} ____`, answers: [text], directions: text },
    { type: 'pairs', prompt: text, pairs: [{ left: text, right: text }], extras: [text] },
    { type: 'order', prompt: text, entries: [text, 'b'] },
    { type: 'open', prompt: rich as never, answer: text, lines: 2 },
    { type: 'text', prompt: text },
    { type: 'card', term: text, definition: text },
  ] as ReadQuestion[];
};

/** Lists every XML inside, by its name: of a file, or of the members of an archive. */
function listXml(bytes: Uint8Array): [name: string, text: string][] {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const files = isArchive ? Object.entries(unzipSync(bytes)) : [['the file', bytes] as const];
  return files.flatMap(([name, content]) => {
    const text = strFromU8(content);
    const isXml = /\.(xml|rels)$/.test(name) || /^\uFEFF?<\?xml/.test(text);
    return isXml ? [[name, text] as [string, string]] : [];
  });
}

/** Reads XML as strictly as its specification demands; throws with the line that is none. */
function expectXml([name, text]: readonly [string, string]): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
}

test.each(WRITE_FORMAT_NAMES)(
  'whatever texts hold, a file of the format %s is well-formed',
  async (format) => {
    const holdsXml = ['word', 'moodle', 'qti', 'qti3'].includes(format);
    for (const text of HOSTILE) {
      const { bytes } = await writeQuestions(format, { title: text, questions: toQuestions(text) });
      const found = listXml(bytes);
      expect(found.length > 0).toBe(holdsXml);
      found.forEach(expectXml);
    }
  },
);

test('no cell of a table opens as a formula, whatever spreadsheets pass over before it', async () => {
  for (const text of HOSTILE) {
    const { bytes } = await writeQuestions('csv', { title: text, questions: toQuestions(text) });
    const { data } = Papa.parse<string[]>(strFromU8(bytes).replace(/^\uFEFF/, ''));
    const formulas = data.flat().filter((cell) => /^[\s\u200B]*[=+\-@＝＋－＠]/.test(cell));
    expect(formulas.filter((cell) => cell !== '-')).toEqual([]);
  }
});
