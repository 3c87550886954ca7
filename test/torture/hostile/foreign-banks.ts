import { strToU8, zipSync } from 'fflate';

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const ROWS = [
  ['Question', 'Option 1', 'Option 2', 'Correct'],
  ['What falls?', 'rain', 'sun', '1'],
  ['What shines?', 'rain', 'sun', '2'],
];

const createRow = (cells: readonly string[], at: number): string =>
  `<row r="${at + 1}">${cells.map((text, column) => `<c r="${'ABCD'[column]}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

const WORKBOOK = {
  'xl/workbook.xml': `<workbook ${NS} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Q" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet ${NS}><sheetData>${ROWS.map(createRow).join('')}</sheetData></worksheet>`,
};

const H5P = {
  'h5p.json': JSON.stringify({ title: 'T', mainLibrary: 'H5P.MultiChoice' }),
  'content/content.json': JSON.stringify({
    question: '<p>What falls?</p>',
    answers: [
      { text: '<div>rain</div>', correct: true },
      { text: '<div>sun</div>', correct: false },
    ],
  }),
};

const MARKDOWN = '1. What falls?\n   - [x] rain\n   - [ ] sun\n\n2. Why does it **rain**?\n';

const pack = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** Small banks of the formats that are read and not written. */
export const createForeignBanks = () => [
  { name: 'a.xlsx', bytes: pack(WORKBOOK) },
  { name: 'a.h5p', bytes: pack(H5P) },
  { name: 'a.md', bytes: strToU8(MARKDOWN) },
];
