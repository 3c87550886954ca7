import * as z from 'zod/mini';
import { numberField } from '../range-fields.ts';
import { cleanText } from '../text/clean-text.ts';
import { removeOverrides, removeTitleOverrides } from '../text/isolate.ts';
import { richTextField } from '../text/schema.ts';
import { codes } from './codes-field.ts';
import { imageAttachment } from './image.ts';
import { LIMITS } from './limits.ts';
import { PAPERS } from './papers.ts';
import {
  booleanField,
  colorField,
  enumField,
  fontIdField,
  identifier,
  languageTag,
  listField,
  nullableField,
  objectField,
  plainTextField,
  wholeNumberField,
  zeroOrOneField,
} from './schema-fields.ts';
import { PLAIN_SCHEMA_VERSION, SCHEMA_VERSION } from './schema-versions.ts';
import { documentStyle } from './style.ts';
import {
  BANK_FONT_UNSET,
  BODY_FONT_SIZE,
  BORDER_STYLES,
  INK,
  STUDENT_INFO_FONT_SIZE,
  TITLE_FONT_SIZE,
} from './style-choices.ts';
import { GRADE_LEVELS, SUBJECTS } from './subjects.ts';

/** The picture field from which an upload was started. */
const inlineImagesUpload = z.object({
  input_index: wholeNumberField(LIMITS.items),
  item_index: wholeNumberField(LIMITS.items),
  column: nullableField(plainTextField(32)),
  isBingoFreeSpace: booleanField(false),
});

/** The document's own word-bank entry: style alone, the word_bank items are the truth. */
const wordBankEntry = objectField({
  visible: booleanField(true),
  sort: enumField(['random', 'a-z', 'manual']),
  style: objectField({
    color: colorField(INK),
    font: fontIdField(BANK_FONT_UNSET),
    font_size: numberField(BODY_FONT_SIZE),
    border_style: enumField(BORDER_STYLES),
  }),
});

/** Server-owned fields: values in a request body are ignored. */
export const serverFields = {
  id: nullableField(identifier),
  user_id: nullableField(identifier),
  is_published: booleanField(false),
};
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
export const createHeaderSchema = (headed: 0 | 1) =>
  z.object({
    ...serverFields,
    schema_version: z._default(z.literal([PLAIN_SCHEMA_VERSION, SCHEMA_VERSION]), PLAIN_SCHEMA_VERSION),
    title: richTextField('title').check(z.overwrite(removeTitleOverrides)),
    filename: plainTextField(LIMITS.filenameCharacters).check(z.overwrite(removeOverrides)),
    filenameEdited: booleanField(false),
    subject: nullableField(z.enum(SUBJECTS)),
    subject_other: plainTextField(LIMITS.otherCharacters),
    subjects: listField(z.enum(SUBJECTS), LIMITS.subjects),
    grade_levels: listField(z.enum(GRADE_LEVELS), GRADE_LEVELS.length),
    is_private: zeroOrOneField(0),
    show_answer_key: booleanField(false),
    /** Codes to scan; absent until a user asks for one. */
    codes: z.optional(codes),
    /** Publishing also makes a large-print copy. */
    large_print: booleanField(false),
    title_visible: zeroOrOneField(headed),
    student_info_visible: zeroOrOneField(headed),
    student_fields: studentFields,
    title_font: fontIdField('nunito'),
    title_color: colorField(INK),
    title_font_size: numberField(TITLE_FONT_SIZE),
    student_info_font: fontIdField('nunito'),
    student_info_font_size: numberField(STUDENT_INFO_FONT_SIZE),
    student_info_color: colorField(INK),
    copy_of_document_id: nullableField(identifier),
    replaceImageId: nullableField(identifier),
    inline_images_upload: nullableField(inlineImagesUpload),
    /** 'Every Page': student info on every page. */
    omni_student: booleanField(false),
    style: documentStyle,
    word_bank: wordBankEntry,
    images: listField(imageAttachment, LIMITS.stickers),
    paper: enumField(PAPERS),
    /** A language tag such as "en-US": hyphenation, sorting, the PDF's language. */
    locale: languageTag,
  });

/** Describes what a document sets for its word banks. */
export type WordBankEntry = z.output<typeof wordBankEntry>;

/** Describes the fields that every kind of document has. */
export type DocumentHeader = z.output<ReturnType<typeof createHeaderSchema>>;
