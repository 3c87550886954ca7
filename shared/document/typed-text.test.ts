import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createItem, type WorksheetItem } from '../items/item.ts';
import { setHandwritingAnswer } from '../items/open-response/rules.ts';
import { addOption } from '../items/parts/option-rules.ts';
import { setSectionTitle } from '../items/section-header/rules.ts';
import { type Worksheet, worksheet } from '../kinds/worksheet/schema.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import {
  addStudentField,
  removeStudentField,
  restoreStudentField,
  setFilename,
  suggestFilename,
} from './document-rules.ts';

const awkward = fc.string({
  unit: fc.constantFrom(
    ...['a', ' ', '\t', '\n', '\r', '\u0000', '\u0085', '\u00a0', '\ud83d', '\ude00', '😀', 'İ'],
  ),
  maxLength: 400,
  size: 'max',
});

const worksheetWith = (item: WorksheetItem): Worksheet => ({
  ...worksheet.parse({ entity_type: 'worksheet' }),
  items: [item],
});

/** Each rule that takes what a person types, on a worksheet that has what it works on. */
const RULES: Record<string, (text: string) => Worksheet> = {
  setFilename: (text) => {
    const made = worksheet.parse({ entity_type: 'worksheet', title: 'Untitled Worksheet' });
    setFilename(made, text);
    return made;
  },
  suggestedFilename: (text) => {
    const made = worksheet.parse({ entity_type: 'worksheet', title: text.slice(0, 300) });
    made.filename = suggestFilename(made);
    return made;
  },
  addStudentField: (text) => {
    const made = worksheet.parse({ entity_type: 'worksheet' });
    for (let at = 0; at < text.length; at += 20) addStudentField(made, text.slice(at));
    return made;
  },
  setSectionTitle: (text) => {
    const header = createItem('section_header', 'a');
    setSectionTitle(header.data, text);
    return worksheetWith(header);
  },
  setHandwritingAnswer: (text) => {
    const response = createItem('open_response', 'a');
    setHandwritingAnswer(response.data, text.repeat(6));
    return worksheetWith(response);
  },
  addOption: (text) => {
    const choice = createItem('multiple_choice', 'a');
    addOption(choice.data, { text: text.repeat(60) });
    return worksheetWith(choice);
  },
};

describe('whatever is typed', () => {
  test.each(Object.entries(RULES))('%s leaves a document that a reader changes nothing of', (_, apply) => {
    fc.assert(
      fc.property(awkward, (text) => {
        const made = apply(text);
        expect(worksheet.parse(structuredClone(made))).toEqual(made);
      }),
    );
  });

  test('a character is never cut in half', () => {
    const made = worksheet.parse({ entity_type: 'worksheet' });
    setFilename(made, `${'x'.repeat(LIMITS.filenameCharacters - 1)}😀`);
    expect(made.filename).toBe('x'.repeat(LIMITS.filenameCharacters - 1));
  });

  test('a student field of nothing but control characters is none', () => {
    const made = worksheet.parse({ entity_type: 'worksheet', student_fields: ['\u0000 Name'] });
    addStudentField(made, '\u0000\u0007');
    addStudentField(made, ' na\u0000me ');
    expect(made.student_fields).toEqual(['Name']);
  });
});

test('a removed student field comes back to its place, unless it was added again', () => {
  const made = worksheet.parse({ entity_type: 'worksheet' });
  removeStudentField(made, 'Name');
  restoreStudentField(made, { index: 0, name: 'Name' });
  restoreStudentField(made, { index: 0, name: 'name' });
  expect(made.student_fields).toEqual(['Name', 'Date']);
});
