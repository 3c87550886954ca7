import { zipSync } from 'fflate';
import { toExcerpt } from '../../text/plain-text.ts';
import { escapeXml } from '../source/to-html.ts';
import { PICTURE_FOLDER, toQtiParts } from './qti-body.ts';
import { withMathMl, withoutMaths } from './qti-maths.ts';
import { toQtiThree } from './to-qti-3.ts';
import {
  encode,
  listWords,
  type Source,
  takePoints,
  toUnmarked,
  Writing,
  type WrittenFile,
} from './writing.ts';
import { WrittenPictures } from './written-pictures.ts';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** The same questions make the same bytes. */
const SAME_TIME = { mtime: '2020-01-01T00:00:00' };

/** The words of the manifest for a version. */
interface QtiVersion {
  /** The end of the types of its files. */
  readonly types: string;
  readonly namespace: string;
  readonly schema: string;
  readonly schemaVersion: string;
  /** Writes an item, or the test, of version 2.1 in this one. */
  readonly convert: (text: string) => string;
}

const TWO: QtiVersion = {
  types: 'v2p1',
  namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  schema: 'QTIv2.1 Package',
  schemaVersion: '1.0.0',
  convert: (text) => text,
};
const THREE: QtiVersion = {
  types: 'v3p0',
  namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  schema: 'QTI Package',
  schemaVersion: '3.0.0',
  convert: toQtiThree,
};

function toManifest(names: readonly string[], pictures: readonly string[], version: QtiVersion): string {
  const items = names.map(
    (name) =>
      `<resource identifier="${name}" type="imsqti_item_xml${version.types}" href="${name}.xml"><file href="${name}.xml"/></resource>`,
  );
  const files = pictures.map((path) => `<file href="${path}"/>`).join('');
  const images = files === '' ? '' : `<resource identifier="images" type="webcontent">${files}</resource>`;
  const test = `<resource identifier="test" type="imsqti_test_xml${version.types}" href="test.xml"><file href="test.xml"/></resource>`;
  return `${HEAD}<manifest xmlns="${version.namespace}" identifier="handout"><metadata><schema>${version.schema}</schema><schemaversion>${version.schemaVersion}</schemaversion></metadata><organizations/><resources>${test}${items.join('')}${images}</resources></manifest>`;
}

/** An item of the test, and what a right answer earns there; null where the test does not say it. */
interface TestItem {
  readonly name: string;
  readonly points: number | null;
}

function toTest(title: string, items: readonly TestItem[]): string {
  const links = items.map(({ name, points }) => {
    const link = `<assessmentItemRef identifier="${name}" href="${name}.xml"`;
    return points === null
      ? `${link}/>`
      : `${link}><weight identifier="POINTS" value="${points}"/></assessmentItemRef>`;
  });
  return `${HEAD}<assessmentTest xmlns="${NAMESPACE}" identifier="test" title="${escapeXml(title)}"><testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous"><assessmentSection identifier="section" title="${escapeXml(title)}" visible="true">${links.join('')}</assessmentSection></testPart></assessmentTest>`;
}

/** Writes a package of QTI: a test, and an item for each question. */
async function writePackage(
  { title, questions, files: given }: Source,
  version: QtiVersion,
): Promise<WrittenFile> {
  const writing = new Writing();
  const pictures = new WrittenPictures(given, writing);
  const names = questions.map((_, place) => `item${place + 1}`);
  const asked: TestItem[] = [];
  const items = questions.map((question, place) => {
    writing.begin();
    asked.push({ name: `item${place + 1}`, points: takePoints(question, writing) });
    const { declarations, body } = toQtiParts(question, {
      pictures,
      toPlain: (value) => toUnmarked(value, writing),
    });
    const name = toExcerpt(listWords(question).find((words) => words.trim() !== '') ?? '');
    const attributes = `identifier="item${place + 1}" title="${escapeXml(name)}" adaptive="false" timeDependent="false"`;
    const text = `${HEAD}<assessmentItem xmlns="${NAMESPACE}" ${attributes}>${withoutMaths(declarations)}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${withMathMl(body)}</itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>\n`;
    return [`item${place + 1}.xml`, encode(version.convert(text))] as const;
  });
  const images = [...pictures.written.values()].map(
    ({ name, file }) => [`${PICTURE_FOLDER}${name}`, file.bytes] as const,
  );
  const paths = images.map(([path]) => path);
  const files = {
    'imsmanifest.xml': encode(toManifest(names, paths, version)),
    'test.xml': encode(version.convert(toTest(title, asked))),
    ...Object.fromEntries(items),
    ...Object.fromEntries(images),
  };
  return { bytes: zipSync(files, SAME_TIME), losses: writing.losses };
}

export const writeQti = (source: Source): Promise<WrittenFile> => writePackage(source, TWO);
export const writeQtiThree = (source: Source): Promise<WrittenFile> => writePackage(source, THREE);
