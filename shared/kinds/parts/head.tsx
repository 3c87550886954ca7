import { pick } from 'es-toolkit';
import type { ReactElement } from 'react';
import { InstructionBox } from '../../items/parts/InstructionBox.tsx';
import { Head, StudentInfo, type Total } from '../../paper/draw/Head.tsx';
import type { MemoCache } from '../../paper/measure/memo-cache.ts';
import { isBlank } from '../../text/plain-text.ts';
import type { DocumentHeader } from '../../vocabulary/header.ts';
import { canRepeatStudentInfo } from '../../vocabulary/student-fields.ts';
import { printsInstruction, type WithInstruction } from './instruction.ts';

const STUDENT_FIELDS = [
  'student_fields',
  'student_info_font',
  'student_info_font_size',
  'student_info_color',
] as const satisfies readonly (keyof DocumentHeader)[];

const HEAD_FIELDS = [
  'title',
  'title_visible',
  'title_font',
  'title_color',
  'title_font_size',
  'student_info_visible',
  ...STUDENT_FIELDS,
] as const satisfies readonly (keyof DocumentHeader)[];

const pickValues = (document: DocumentHeader, names: readonly (keyof DocumentHeader)[]) =>
  names.map((name) => document[name]);

/** Creates the head of the first page: title and student fields with the points; null where neither shows. */
export function createHead(
  document: DocumentHeader,
  cache: MemoCache,
  total: Total | null = null,
): ReactElement | null {
  const showsTitle = document.title_visible === 1 && !isBlank(document.title);
  if (!showsTitle && !canRepeatStudentInfo(document)) return null;
  return cache.of('head', [...pickValues(document, HEAD_FIELDS), total?.label, total?.points], () => (
    <Head {...pick(document, [...HEAD_FIELDS])} total={total} />
  ));
}

/** Creates the head of the first page with the instructions below, where they show. */
export function createHeadWithInstruction(
  document: DocumentHeader & WithInstruction,
  cache: MemoCache,
): ReactElement | null {
  const { instruction, style } = document;
  const head = createHead(document, cache);
  if (!printsInstruction(document)) return head;
  return cache.of('head with instruction', [head, instruction, style], () => (
    <>
      {head}
      <div className="head-instruction">
        <InstructionBox
          text={instruction.content}
          field="instruction.content"
          own={instruction.style}
          style={style}
        />
      </div>
    </>
  ));
}

/** Creates the head of all other pages; null unless 'Every Page' is on. */
export function createRunningHead(document: DocumentHeader, cache: MemoCache): ReactElement | null {
  if (!document.omni_student || !canRepeatStudentInfo(document)) return null;
  return cache.of('running head', pickValues(document, STUDENT_FIELDS), () => (
    <StudentInfo {...pick(document, [...STUDENT_FIELDS])} />
  ));
}
