import { toReadPicture } from '../items/parts/read-picture.ts';
import { fillDetails } from '../kinds/worksheet/letterhead/fill-details.ts';
import { getLogoSize } from '../kinds/worksheet/letterhead/logo-size.ts';
import type { AskedLetterhead, AskedSheet, AskedStudentInfo } from '../questions/asked-sheet.ts';
import { toNameText } from '../text/plain-text.ts';
import { isReadFromRight } from '../text/reading-direction.ts';
import { canRepeatStudentInfo } from '../vocabulary/student-fields.ts';
import { type DocumentWithItems, type HandoutDocument, hasItems } from './document.ts';

/** Describes the letterhead with its words filled in; undefined where it prints nothing. */
function toAskedLetterhead(document: DocumentWithItems): AskedLetterhead | undefined {
  const { letterhead, title, student_info_font_size: size, student_info_color: color } = document;
  if (!letterhead) return undefined;
  const school = letterhead.school.trim();
  const lines = fillDetails(letterhead, title);
  const { logo } = toReadPicture('logo', letterhead.logo_image);
  if (!school && lines.length === 0 && !logo) return undefined;
  return {
    school,
    lines,
    ...(logo && { logo: { ...logo, width: getLogoSize(logo.ratio).width } }),
    size,
    color,
  };
}

const toAskedStudentInfo = (document: HandoutDocument): AskedStudentInfo | undefined =>
  canRepeatStudentInfo(document)
    ? { fields: document.student_fields, isOnEveryPage: document.omni_student }
    : undefined;

/** Describes the sheets that a document stands on. */
export function toAskedSheet(document: HandoutDocument): AskedSheet {
  const { paper, locale, title, filename } = document;
  const isFromRight = isReadFromRight(locale);
  const studentInfo = toAskedStudentInfo(document);
  if (!hasItems(document)) return { paper, isFromRight, hasRule: false, holes: 'none', studentInfo };
  const { border, holes = 'none', footer } = document.margin ?? {};
  const name = toNameText(title) || filename;
  const fill = (text: string) => text.replaceAll('{title}', name);
  return {
    ...{ paper, isFromRight, holes, border, studentInfo },
    letterhead: toAskedLetterhead(document),
    hasRule: document.columns?.rule ?? true,
    footer: footer && [fill(footer.start), fill(footer.middle), fill(footer.end)],
  };
}
