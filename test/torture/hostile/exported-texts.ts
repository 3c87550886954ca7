import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import { listQuestions } from '#shared/document/list-questions.ts';
import { readDocumentFile } from '#shared/document-file/read-file.ts';
import { writeDocumentFile } from '#shared/document-file/write-file.ts';
import { readQuestionFile } from '#shared/questions/read/formats.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS, type WriteFormat } from '#shared/questions/write/format-names.ts';
import { writeQuestions } from '#shared/questions/write/formats.ts';
import type { TrialRecord } from '../support/record.ts';
import { findMarks } from './shown-texts.ts';

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Lists the parts of a file that are texts: those of an archive, or itself. */
function listParts(bytes: Uint8Array): { name: string; text: string }[] {
  if (!isZip(bytes)) return [{ name: '', text: strFromU8(bytes) }];
  return Object.entries(unzipSync(bytes)).flatMap(([name, part]) =>
    /\.(?:xml|html|rels|json|css)$/.test(name) ? [{ name, text: strFromU8(part) }] : [],
  );
}

/** A part of a Word file that leads elsewhere, or that Word would run. */
const REACHES = /TargetMode="External"|<w:instrText|vbaProject|w:altChunk|<w:object\b/;
/** What a spreadsheet takes for a formula at the beginning of a cell. */
const FORMULA = /(?:^|[\n,])"?[=+@-](?!\d*(?:,|\r|$))/;

/** Writes a document in every format, reads each back, and shows what is HTML in it to a page without any guard. */
export async function checkExports(
  page: Page,
  document: HandoutDocument,
  record: TrialRecord,
): Promise<number> {
  const asked = listQuestions(document);
  let shown = 0;
  for (const format of WRITE_FORMAT_NAMES) {
    const { bytes } = await writeQuestions(format, asked);
    const parts = listParts(bytes);
    for (const { name, text } of parts) {
      if (REACHES.test(text)) record.miss('text in an export', `${format} ${name} leads elsewhere`);
      if (format === 'csv' && FORMULA.test(text))
        record.miss(
          'text in an export',
          `a formula: ${FORMULA.exec(text)?.input.slice(FORMULA.exec(text)?.index, 80)}`,
        );
    }
    await page.evaluate(
      showAsHtml,
      parts.map(({ text }) => text),
    );
    shown += await countReadBack(format, bytes, record);
  }
  const { bytes } = writeDocumentFile(document, new Map());
  const found = readDocumentFile({ name: 'a.handout.json', bytes });
  return shown + findMarks(JSON.stringify(found.document)).size;
}

/** Counts the texts that come back as words. */
async function countReadBack(format: WriteFormat, bytes: Uint8Array, record: TrialRecord): Promise<number> {
  const name = `a.${WRITE_FORMATS[format].ending}`;
  try {
    return findMarks(JSON.stringify(await readQuestionFile({ name, bytes }))).size;
  } catch (error) {
    // A document without a single question that the format can hold is an empty file.
    if (!/no questions|is empty/.test(String(error))) record.miss('text in an export', `${name}: ${error}`);
    return 0;
  }
}

/** Runs in the page: shows the HTML of files of questions as the program that imports them would. */
async function showAsHtml(parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const xml = new DOMParser().parseFromString(part, 'application/xml');
    const isXml = xml.getElementsByTagName('parsererror').length === 0;
    const fields = isXml
      ? Array.from(xml.querySelectorAll('[format=html] > text, itemBody, qti-item-body'), (element) =>
          element.localName === 'text' ? element.textContent : element.innerHTML,
        )
      : [];
    for (const html of fields) {
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = html ?? '';
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.body.replaceChildren();
}
