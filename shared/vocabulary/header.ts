import * as z from 'zod/mini';
import { numberIn } from '../range.ts';
import { cleanText, richText, typedText } from '../text/schema.ts';
import {
  bit,
  color,
  count,
  flag,
  fontId,
  identifier,
  list,
  oneOf,
  orNull,
  plain,
  section,
} from './fields.ts';
import { imageAttachment } from './image.ts';
import { LIMITS } from './limits.ts';
import {
  BODY_FONT_SIZE,
  BORDER_STYLES,
  documentStyle,
  INK,
  STUDENT_INFO_FONT_SIZE,
  TITLE_FONT_SIZE,
} from './style.ts';
import { GRADE_LEVELS, SUBJECTS } from './subjects.ts';

/** What a file of today says of itself; a reader of an older one migrates it first. */
export const SCHEMA_VERSION = 1;

export const PAPERS = ['letter', 'a4'] as const;
export type PaperSize = (typeof PAPERS)[number];

/** Which picture field an upload was started from. */
const inlineImagesUpload = z.object({
  input_index: count(LIMITS.items),
  item_index: count(LIMITS.items),
  column: orNull(plain(32)),
  isBingoFreeSpace: flag(false),
});

/** The font of word banks where nobody chose one: they are written as the body is. */
export const BANK_FONT_UNSET = 'nunito';

/** The document's own word-bank entry: style alone, the word_bank items are the truth. */
const wordBankEntry = section({
  visible: flag(true),
  sort: oneOf(['random', 'a-z', 'manual']),
  style: section({
    color: color(INK),
    font: fontId(BANK_FONT_UNSET),
    font_size: numberIn(BODY_FONT_SIZE),
    border_style: oneOf(BORDER_STYLES),
  }),
});

/** Server-owned: what a body says of them is never believed. */
export const serverFields = {
  id: orNull(identifier),
  user_id: orNull(identifier),
  is_published: flag(false),
};
export const SERVER_FIELDS = ['id', 'user_id', 'is_published'] as const;

/** A student field's name as a person typed it: cleaned, without space around it, cut to its limit. */
export const studentFieldName = (typed: string): string =>
  typedText(cleanText(typed).trim(), LIMITS.studentFieldCharacters).trim();

const studentField = /* @__PURE__ */ z.string().check(
  z.overwrite((name) => cleanText(name).trim()),
  z.minLength(1, 'must not be empty'),
  z.maxLength(LIMITS.studentFieldCharacters, `must be at most ${LIMITS.studentFieldCharacters} characters`),
);
const studentFields = z._default(
  /* @__PURE__ */ z.array(studentField).check(
    z.maxLength(LIMITS.studentFields, `must have at most ${LIMITS.studentFields} entries`),
    z.refine(
      (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
      'must differ',
    ),
  ),
  ['Name', 'Date'],
);

/** The fields that every kind of document has; `headed` tells whether the header shows by default. */
/* @__NO_SIDE_EFFECTS__ */
export const documentHeader = (headed: 0 | 1) =>
  z.object({
    ...serverFields,
    schema_version: z._default(z.literal(SCHEMA_VERSION), SCHEMA_VERSION),
    title: richText('title'),
    filename: plain(LIMITS.filenameCharacters),
    filenameEdited: flag(false),
    subject: orNull(z.enum(SUBJECTS)),
    subject_other: plain(LIMITS.otherCharacters),
    subjects: list(z.enum(SUBJECTS), LIMITS.subjects),
    grade_levels: list(z.enum(GRADE_LEVELS), GRADE_LEVELS.length),
    is_private: bit(0),
    show_answer_key: flag(false),
    /** Publishing makes a twin at 150 % too. */
    large_print: flag(false),
    title_visible: bit(headed),
    student_info_visible: bit(headed),
    student_fields: studentFields,
    title_font: fontId('nunito'),
    title_color: color(INK),
    title_font_size: numberIn(TITLE_FONT_SIZE),
    student_info_font: fontId('nunito'),
    student_info_font_size: numberIn(STUDENT_INFO_FONT_SIZE),
    student_info_color: color(INK),
    copy_of_document_id: orNull(identifier),
    replaceImageId: orNull(identifier),
    inline_images_upload: orNull(inlineImagesUpload),
    /** 'Every Page': student info on every page. */
    omni_student: flag(false),
    style: documentStyle,
    word_bank: wordBankEntry,
    images: list(imageAttachment, LIMITS.stickers),
    paper: oneOf(PAPERS),
    /** A language tag such as "en-US": hyphenation, sorting, the PDF's language. */
    locale: z._default(
      /* @__PURE__ */ z
        .string()
        .check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/, 'must be a language tag')),
      'en-US',
    ),
  });

/** Describes what a document sets for its word banks. */
export type WordBankEntry = z.output<typeof wordBankEntry>;

/** Describes the fields that every kind of document has. */
export type DocumentHeader = z.output<ReturnType<typeof documentHeader>>;

/** Tells whether the document prints student fields, which 'Every Page' can then repeat. */
export const canRepeatStudentInfo = (
  document: Pick<DocumentHeader, 'student_info_visible' | 'student_fields'>,
): boolean => document.student_info_visible === 1 && document.student_fields.length > 0;

export const STUDENT_FIELD_SUGGESTIONS = [
  'Name',
  'Date',
  'Class',
  'Grade',
  'Teacher',
  'Subject',
  'Period',
  'Section',
  'Age',
] as const;
