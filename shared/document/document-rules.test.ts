import { expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { renameStudentField } from './document-rules.ts';

test.each([
  ['takes a name, trimmed', ' Team ', 'Team'],
  ['changes its own case', 'DATE', 'DATE'],
  ['takes no name of another field, whatever its case', 'nAME', 'Date'],
  ['is never without a name', '  ', 'Date'],
])('a student field %s', (_, name, expected) => {
  const document = aWorksheet({ student_fields: ['Name', 'Date'] });
  renameStudentField(document, { index: 1, name });
  renameStudentField(document, { index: 2, name: 'Beyond the last' });
  expect(document.student_fields).toEqual(['Name', expected]);
});
