import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { addEdges } from '#shared/maths/formula-text.ts';
import type { BlockNode, RichTextValue, RichTextVariant } from '#shared/text/rich-text.ts';
import docsBullets from '#test/fixtures/clipboard/docs-bullets.html?raw';
import docsTest from '#test/fixtures/clipboard/docs-test.html?raw';
import wordBullets from '#test/fixtures/clipboard/word-bullets.html?raw';
import wordTest from '#test/fixtures/clipboard/word-test.html?raw';
import { toasts } from '../ui/feedback/toast-queue.ts';
import { RichTextField } from './RichTextField.tsx';

let held: RichTextValue = '';
afterEach(() => {
  held = '';
});

function Field({ variant }: { variant: RichTextVariant }) {
  const [value, setValue] = useState<RichTextValue>('');
  const change = (next: RichTextValue) => {
    held = next;
    setValue(next);
  };
  return <RichTextField variant={variant} label="Text" value={value} onChange={change} />;
}

async function paste(variant: RichTextVariant, html: string): Promise<RichTextValue> {
  await cleanup();
  const drawn = await render(<Field variant={variant} />);
  const box = drawn.getByRole('textbox').element() as HTMLElement;
  box.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return held;
}

/** Writes blocks as lines: "1. " and "- " before the entries of lists, two spaces for each level. */
function toLines(blocks: readonly BlockNode[], indent = ''): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') {
      const text = (block.content ?? []).map((node) => {
        if (node.type === 'hard_break') return '⏎';
        const marks = (node.marks ?? []).map(({ type }) => type);
        return marks.length > 0 ? `[${marks.join()} ${node.text}]` : node.text;
      });
      return [`${indent}${text.join('')}`];
    }
    const first = block.attrs?.order ?? 1;
    return block.content.flatMap(({ content }, place) => {
      const label = block.type === 'ordered_list' ? `${first + place}. ` : '- ';
      return toLines(content, `${indent}  `).map((line, at) =>
        at === 0 ? `${indent}${label}${line.trimStart()}` : line,
      );
    });
  });
}
const lines = (value: RichTextValue) =>
  typeof value === 'string' ? value.split('\n') : toLines(value.content);

test('a list of Word is a list with its levels, without labels and rows of spaces', async () => {
  expect(lines(await paste('body', wordBullets))).toEqual([
    'Bring on Friday: all of this list',
    '- a pencil',
    '  - a [strong sharp] one',
    '- a ruler',
    '',
    '4. a coat',
  ]);
});

test('a numbered list of Word keeps its numbers, and its lettered list inside', async () => {
  expect(lines(await paste('body', wordTest)).slice(0, 6)).toEqual([
    '1. What is the capital of [em France]?',
    '  1. Lyon',
    '  2. [strong Paris]',
    '  3. Nice',
    '2. Rain falls from the ________ in the sky.',
    '3. Why is the sky blue?',
  ]);
});

test('a list of Google Docs is a list with its levels, and only what is bold there is bold', async () => {
  expect(lines(await paste('body', docsBullets))).toEqual([
    'Bring [strong on Friday]',
    '- a pencil',
    '  - a sharp one',
  ]);
});

test('a text longer than its field is cut, and a message says so', async () => {
  expect(await paste('title', `<p>${'word '.repeat(100)}</p>`)).toHaveLength(300);
  await expect
    .poll(() => toasts.visibleToasts.map(({ content }) => content.words))
    .toEqual(['Cut to 300 characters.']);
});

test('in a field without lists their entries are paragraphs without labels', async () => {
  expect(lines(await paste('text', wordBullets)).slice(0, 4)).toEqual([
    'Bring on Friday: all of this list',
    'a pencil',
    'a [strong sharp] one',
    'a ruler',
  ]);
  expect(lines(await paste('text', docsTest))[0]).toBe('Which planet is [em nearest] to the sun?');
});

test('a formula of a web page comes as its TeX, and prices stay prices', async () => {
  const mathMl =
    '<math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';
  const katex = `<span class="katex"><span class="katex-mathml">${mathMl}</span><span class="katex-html">x2</span></span>`;
  expect(await paste('text', `<p>Find ${katex} for $5 or $6.</p>`)).toBe(
    `Find ${addEdges('$x^2$')} for $5 or $6.`,
  );
  expect(await paste('text', '<p>Add $\\frac{1}{2}$ for 5$, not $4$ more.</p>')).toBe(
    `Add ${addEdges('$\\frac{1}{2}$')} for 5$, not $4$ more.`,
  );
});

test('MathML of a web page without its TeX is read as that of a file, also where its elements have lines of their own', async () => {
  const half = '<mfrac>\n <mn>1</mn>\n <mn>2</mn>\n</mfrac>';
  const mjx =
    '<mjx-container><mjx-math>r2</mjx-math><mjx-assistive-mml><math><msup><mi>r</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container>';
  expect(await paste('text', `<p>Add <math>\n${half}</math> and ${mjx}.</p>`)).toBe(
    `Add ${addEdges('$\\frac{1}{2}$')} and ${addEdges('$r^{2}$')}.`,
  );
});
