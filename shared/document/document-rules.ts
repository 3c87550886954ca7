import { getKindFacts } from '../kinds/facts.ts';
import type { Sizes } from '../kinds/parts/automatic-sizes.ts';
import { cleanText, cleanTypedText } from '../text/clean-text.ts';
import { removeOverrides, removeTitleOverrides } from '../text/isolate.ts';
import { toNameText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import type { CodePaper, CodeTarget } from '../vocabulary/codes.ts';
import type { Codes } from '../vocabulary/codes-field.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { moveEntry } from '../vocabulary/move-entry.ts';
import { toStudentFieldName } from '../vocabulary/student-fields.ts';
import { getKind, type HandoutDocument } from './document.ts';
import { hasDefaultTitle, isTitlePrinted } from './title-rules.ts';

/** Sets fields that hang on nothing else: a colour, a size, a switch. */
export function setFields<Target extends object>(target: Target, fields: Partial<Target>): void {
  Object.assign(target, fields);
}

/** Sets where the code on a paper leads; null takes it away. */
export function setCode(
  document: HandoutDocument,
  { paper, target }: { paper: CodePaper; target: CodeTarget | null },
): void {
  const codes: Codes = { ...document.codes };
  if (target) codes[paper] = target;
  else delete codes[paper];
  if (Object.keys(codes).length > 0) document.codes = codes;
  else delete document.codes;
}

/** Sets the size of the body's type by hand: it follows the cards no longer. */
export function setBodyFontSize(document: HandoutDocument, size: number): void {
  document.style.font_size = size;
  getKind(document).automaticSizes?.set(document, 'font', false);
}

/** Lets a size follow the cards, as in a new document. */
export function followCards(document: HandoutDocument, size: keyof Sizes): void {
  getKind(document).automaticSizes?.set(document, size, true);
}

/** Sets the size of pictures by hand: it follows the cards no longer. */
export function setImageSize(document: HandoutDocument, size: number): void {
  document.style.images.size = size;
  getKind(document).automaticSizes?.set(document, 'images', false);
}

/** Sets the title, which a default name follows. */
export function setTitle(document: HandoutDocument, title: RichTextValue): void {
  const leads = document.filename !== '' && !hasChosenName(document);
  document.title = removeTitleOverrides(title);
  if (leads) document.filename = suggestFilename(document);
}

/**
 * Sets the name for files and lists, which then no longer follows the title. A default title follows it, so
 * that no "Untitled" is printed over work that has a name; see `renameTo` for another.
 */
export function setFilename(document: HandoutDocument, filename: string): void {
  renameTo(document, cleanTypedText(removeOverrides(cleanText(filename)).trim(), LIMITS.filenameCharacters));
  document.filenameEdited = true;
}

/**
 * Gives a document another name, which its title follows as long as nobody has written one: a title that is not printed heads
 * the published page and the foot of each sheet, where a name of before would be wrong.
 */
export function renameTo(document: HandoutDocument, filename: string): void {
  const isOwnTitle = isTitlePrinted(document) || document.title !== document.filename;
  const follows = hasDefaultTitle(document) || !isOwnTitle;
  document.filename = filename;
  if (follows && filename !== '') document.title = filename;
}

/** Names a copy after its document. */
export function nameCopy(document: HandoutDocument): void {
  const { filename } = nameByDefault(document);
  renameTo(document, `Copy of ${filename}`.slice(0, LIMITS.filenameCharacters).toWellFormed());
}

/** Suggests a name for a document without one: its title, or its kind. */
export function suggestFilename(document: HandoutDocument): string {
  const title = toNameText(document.title).replace(/\s+/g, ' ').trim();
  return cleanTypedText(title, LIMITS.filenameCharacters) || getKindFacts(document.entity_type).label;
}

/** Tells whether somebody has chosen the name; a default one is what `suggestFilename` says. */
export const hasChosenName = (document: HandoutDocument): boolean =>
  document.filenameEdited || (document.filename !== '' && document.filename !== suggestFilename(document));

/** Returns the document with a default name if it has none. */
export const nameByDefault = (document: HandoutDocument): HandoutDocument =>
  document.filename === '' ? { ...document, filename: suggestFilename(document) } : document;

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Tells whether the field may be added: it is not empty, not used already (whatever its case), and not one
 * too many.
 */
export const canAddStudentField = (document: HandoutDocument, name: string): boolean =>
  toStudentFieldName(name) !== '' &&
  document.student_fields.length < LIMITS.studentFields &&
  !document.student_fields.some((field) => isSameName(field, toStudentFieldName(name)));

export function addStudentField(document: HandoutDocument, name: string): void {
  if (!canAddStudentField(document, name)) return;
  document.student_fields.push(toStudentFieldName(name));
}

/** Tells whether the student field at the place, from 0, may have that name: no other one has it, and it is not empty. */
export const canRenameStudentField = (
  { student_fields }: HandoutDocument,
  { index, name }: { index: number; name: string },
): boolean =>
  toStudentFieldName(name) !== '' &&
  !student_fields.some((field, at) => at !== index && isSameName(field, toStudentFieldName(name)));

/** Renames a student field; a name that it may not have changes nothing. */
export function renameStudentField(document: HandoutDocument, change: { index: number; name: string }): void {
  if (change.index >= document.student_fields.length || !canRenameStudentField(document, change)) return;
  document.student_fields[change.index] = toStudentFieldName(change.name);
}

export function removeStudentField(document: HandoutDocument, name: string): void {
  document.student_fields = document.student_fields.filter((field) => field !== name);
}

/** Puts a student field back where it was removed. */
export function restoreStudentField(
  document: HandoutDocument,
  { index, name }: { index: number; name: string },
): void {
  if (canAddStudentField(document, name)) document.student_fields.splice(index, 0, name);
}

export function moveStudentField(
  document: HandoutDocument,
  { from, to }: { from: number; to: number },
): void {
  document.student_fields = moveEntry(document.student_fields, from, to);
}
