import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StudentInfo } from './Head.tsx';

test('student fields stand from the right where they are read from there', () => {
  const drawn = (...student_fields: string[]) =>
    renderToStaticMarkup(
      <StudentInfo
        student_fields={student_fields}
        student_info_font="nunito"
        student_info_font_size={14}
        student_info_color="#1A1A1A"
      />,
    );
  expect(drawn('שם', 'Date')).toMatch(/class="student-info" dir="rtl"/);
  expect(drawn('Name', 'תאריך')).not.toContain('dir="rtl"');
});
