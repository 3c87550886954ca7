// @module-tag slow
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWorksheet } from '../support/builders.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '../support/journey.ts';
import { readPdf } from '../support/pdf.ts';
import { listDifferingLines, readSheets, type Sheet } from '../support/sheets.ts';

/** Whatever people write, the preview shows it and the PDF prints the same. */
const journey = aJourney();
let teacher: Visitor;
let editor: EditorDriver;

beforeAll(async () => {
  teacher = await journey.visitor();
  editor = teacher.editor;
  await openStored(editor, aWorksheet());
  await editor.saveState.click();
  await editor.signUp(anEmail());
  await editor.waitUntilSaved();
});
afterAll(() => expect(teacher.faults).toEqual([]));

let documents = 0;
const open = (given: Parameters<typeof aWorksheet>[0]) =>
  openStored(
    editor,
    aWorksheet({ subjects: ['ESL/ELL'], grade_levels: ['2'], ...given }),
    `draft-awkward-${++documents}`,
  );

/** Makes the open document's PDF and fetches it. */
async function publishAndFetch(): Promise<Buffer> {
  const { page } = editor;
  await editor.button('Make Printable').click();
  const dialog = page.getByRole('dialog', { name: 'Make Printable' });
  await dialog.getByRole('button', { name: 'Make Printable' }).click();
  await page.waitForURL(/\/d\//);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  return readFile(await (await download).path());
}
const expectInside = async () =>
  expect((await readSheets(editor.sheets)).flatMap(({ outside }) => outside)).toEqual([]);
const removeSpaces = (text: string) => text.replace(/\s+/g, '');

const aText = (instruction: string, id = 'text') => ({ id, type: 'basic_text', data: { instruction } });
const aChoice = (subtitle: string, answers: readonly string[], number_of_columns = 1) => ({
  id: 'choice',
  type: 'multiple_choice',
  data: { subtitle, options: answers.map((answer) => ({ answer })), number_of_columns },
});

describe('awkward content', () => {
  test('hardly anything: no title, empty items, one letter', async () => {
    await open({
      title: '',
      student_fields: [],
      items: [aText(''), aChoice('', ['', '']), aText('x', 'one')],
    });
    await expectInside();
    const pages = await readPdf(await publishAndFetch());
    expect(pages.map(({ text }) => text)).toEqual(['1. A B x']);
  });

  test('300 characters without a space break inside the sheet, everywhere they may stand', async () => {
    const long = 'W'.repeat(300);
    await open({
      title: long,
      student_fields: ['W'.repeat(60), 'Date'],
      items: [
        { id: 'header', type: 'section_header', data: { title: long } },
        { id: 'box', type: 'instruction', data: { instruction: long } },
        aText(long),
        aChoice(long, [long, long, 'short'], 3),
        { id: 'open', type: 'open_response', data: { subtitle: long, answer_type: 'single' } },
      ],
    });
    await expectInside();
    const sheets = await readSheets(editor.sheets);
    const pages = await readPdf(await publishAndFetch());
    expect(pages).toHaveLength(sheets.length);
    expect(listDifferingLines(sheets, pages)).toEqual([]);
  });

  test('accents, scripts of the world and signs print in faces of our own', async () => {
    const latin = 'Crème brûlée, Škoda, Ở đây, Ελληνικά, Привет';
    const signs = '3 ≤ x ≥ √2 → ½ ⅛ ① ✓ ★ ☐ π H₂O ‰';
    const families = '👩‍👩‍👧‍👦 👨🏽‍🚒 🇨🇭';
    const world = '日本語 中文 한국어 हिन्दी ไทย ខ្មែរ አማርኛ';
    await open({
      title: 'ورقة عمل',
      items: [
        aText(latin),
        aText(signs, 'signs'),
        aText(families, 'families'),
        aText(world, 'world'),
        aChoice('ما لون السماء؟', ['أزرق', 'أحمر'], 2),
      ],
    });
    await expectInside();
    const number = editor.paper.locator('.question-number');
    await expect.poll(() => isRightOf(number, editor.paper.locator('.question-text'))).toBe(true);
    const drawn = await editor.paper
      .locator('.emoji')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    expect(drawn).toEqual(families.split(' '));
    const pdf = await publishAndFetch();
    const [page] = await readPdf(pdf);
    for (const text of [latin, signs]) expect(removeSpaces(page?.text ?? '')).toContain(removeSpaces(text));
    expect(page?.text).toMatch(/日本語 中文 한국어/);
    // What the document's fonts lack must not be left to a font that happens to be on the machine.
    expect(pdf.includes('OpenSans')).toBe(false);
  });

  test('markup is text: what is typed as <b> prints as <b>', async () => {
    await open({ title: '', items: [aText(''), aChoice('', ['', ''])] });
    await editor.row(0).click();
    await editor.put(editor.field('Text', editor.frame), '<b>not bold</b> & &amp; <script>alert(1)</script>');
    await editor.row(1).click();
    await editor.put(editor.field('Option A', editor.frame), '<img src=x onerror=alert(1)>');
    await expect.poll(() => editor.paper.textContent()).toContain('<img src=x onerror=alert(1)>');
    expect(await editor.paper.locator('.rich-text :is(b, strong, script, img)').count()).toBe(0);
    const [page] = await readPdf(await publishAndFetch());
    expect(page?.text).toContain('<b>not bold</b> & &amp; <script>alert(1)</script>');
  });

  test('what is pasted from Word, Google Docs and a web page keeps its marks and lists, and nothing else', async () => {
    await open({ title: '', items: [aText('')] });
    await editor.row(0).click();
    await paste(editor.field('Text', editor.frame), WORD);
    await expect
      .poll(async () => (await editor.block(0)).locator('strong').allTextContents())
      .toEqual(['evaporates']);
    expect(await (await editor.block(0)).textContent()).toBe('The water evaporates.Second paragraph');
    expect(await (await editor.block(0)).locator('span[style], font, style').count()).toBe(0);
    await editor.openSection('Header');
    await paste(editor.field('Title'), GOOGLE_DOCS);
    await expect.poll(() => editor.paper.locator('h1 em').allTextContents()).toEqual(['Cycle']);
    expect(await editor.paper.locator('h1 :is(ul, li, strong, a)').count()).toBe(0);
    expect(await editor.paper.locator('h1').textContent()).toMatch(/^The Water Cycle/);
    await paste(editor.field('Title'), WEB_PAGE);
    await expect.poll(() => editor.paper.locator('h1').textContent()).toBe('WaterRain falls');
  });

  test('a table that is pasted has a paragraph for each row, and its cells stay apart', async () => {
    await open({ title: '', items: [aText(''), aChoice('', ['', ''])] });
    await editor.row(0).click();
    const text = editor.field('Text', editor.frame);
    for (const table of [WORD_TABLE, DOCS_TABLE, SHEETS_TABLE]) {
      await paste(text, table);
      await expect
        .poll(async () => (await editor.block(0)).locator('p').allTextContents())
        .toEqual(['rain | water that falls', 'ice | water that froze']);
    }
    await editor.row(1).click();
    await paste(editor.field('Option A', editor.frame), SHEETS_TABLE);
    for (const [option, words] of [
      ['Option A', 'rain water that falls'],
      ['Option B', 'ice water that froze'],
    ] as const)
      await expect.poll(() => editor.field(option, editor.frame).textContent()).toBe(words);
  });
});

describe('two hundred items', () => {
  const WORDS =
    'rain falls on the hills and runs through rivers to the sea where the sun lifts it again'.split(' ');
  const sentence = (seed: number) =>
    Array.from(
      { length: 4 + ((seed * 7) % 40) },
      (_, index) => WORDS[(index * 5 + seed) % WORDS.length],
    ).join(' ');
  const items = Array.from({ length: 200 }, (_, index) => {
    const data = { subtitle: `${sentence(index)}?`, number_of_lines: 1 + (index % 3) };
    const choice = {
      subtitle: `${sentence(index)}?`,
      options: [{ answer: sentence(index + 3) }, { answer: 'sea' }],
    };
    return index % 3 === 0
      ? {
          id: `item-${index}`,
          type: 'multiple_choice',
          data: { ...choice, number_of_columns: 1 + (index % 2) },
        }
      : { id: `item-${index}`, type: 'open_response', data };
  });

  test('break into the same lines and the same pages in the preview and in the PDF', async () => {
    await open({ title: 'Two hundred', omni_student: true, items });
    const sheets = await scrollThroughSheets();
    expect(sheets.flatMap(({ outside }) => outside)).toEqual([]);
    expect(sheets.length).toBeGreaterThan(15);
    const pages = await readPdf(await publishAndFetch());
    expect(pages).toHaveLength(sheets.length);
    expect(listDifferingLines(sheets, pages)).toEqual([]);
    expect(sheets.flatMap(({ lines }) => lines).join('').length).toBeGreaterThan(15_000);
  });
});

/** Reads each sheet when it is in sight: a sheet that is far away is not drawn. */
async function scrollThroughSheets(): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const sheet of await editor.sheets.all()) {
    await sheet.scrollIntoViewIfNeeded();
    const read = async () => (await readSheets(sheet))[0];
    await expect.poll(async () => (await read())?.lines.length).toBeGreaterThan(0);
    sheets.push((await read()) as Sheet);
  }
  return sheets;
}

async function isRightOf(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return (a?.x ?? 0) > (b?.x ?? 0);
}

/** Ctrl+V with that on the clipboard. */
async function paste(field: Locator, html: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.evaluate((node, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'plain');
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal
 {margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;}</style></head><body lang=EN-US>
<!--StartFragment--><p class=MsoNormal><span style='font-size:24.0pt;font-family:"Comic Sans MS"'>The water
<b>evaporates</b>.<o:p></o:p></span></p><p class=MsoNormal>Second paragraph<o:p></o:p></p><!--EndFragment--></body></html>`;
const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:26pt;font-family:Arial;color:#ff0000;
font-weight:400;">The Water </span><span style="font-size:26pt;font-style:italic;font-weight:400;">Cycle</span></p>
<ul><li dir="ltr" style="list-style-type:disc;"><p dir="ltr"><a href="https://example.com"><span>link</span></a></p></li></ul></b>`;
const WEB_PAGE = `<div onclick="alert(1)"><script>alert(1)</script><style>body { display: none }</style><h2>Water</h2>
<p>Rain <em onmouseover="alert(1)">falls</em><svg onload="alert(1)"><text>SVG</text></svg><iframe src="https://example.com"></iframe>
<img src="x" onerror="alert(1)"><select><option>one</option></select><textarea>typed</textarea></p></div>`;
const WORD_TABLE = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-US><!--StartFragment-->
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=312 valign=top>
<p class=MsoNormal>rain<o:p></o:p></p></td><td width=312><p class=MsoNormal>water that</p><p class=MsoNormal>falls</p></td>
</tr><tr><td><p class=MsoNormal>ice<o:p></o:p></p></td><td><p class=MsoNormal>water that froze</p></td></tr></table>
<!--EndFragment--></body></html>`;
const DOCS_TABLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><div dir="ltr" align="left"><table
style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr><td><p
dir="ltr"><span style="font-size:11pt;">rain</span></p></td><td><p dir="ltr"><span>water that falls</span></p></td></tr><tr>
<td><p dir="ltr"><span>ice</span></p></td><td><p dir="ltr"><span>water that froze</span></p></td></tr></tbody></table></div></b>`;
const SHEETS_TABLE = `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table
xmlns="http://www.w3.org/1999/xhtml" dir="ltr" border="1"><tbody><tr><td data-sheets-value="1">rain</td><td>water that falls</td>
</tr><tr><td>ice</td><td>water that froze</td></tr></tbody></table>`;
