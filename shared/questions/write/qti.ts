import { zipSync } from 'fflate';
import { toExcerpt } from '../../text/plain-text.ts';
import { escapeXml } from '../source/to-html.ts';
import { PICTURE_FOLDER, toQtiParts } from './qti-body.ts';
import { encode, listWords, type Source, toUnmarked, Writing, type WrittenFile } from './writing.ts';
import { WrittenPictures } from './written-pictures.ts';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** The same questions make the same bytes. */
const SAME_TIME = { mtime: '2020-01-01T00:00:00' };

function toManifest(names: readonly string[], pictures: readonly string[]): string {
  const items = names.map(
    (name) =>
      `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="${name}.xml"><file href="${name}.xml"/></resource>`,
  );
  const files = pictures.map((path) => `<file href="${path}"/>`).join('');
  const images = files === '' ? '' : `<resource identifier="images" type="webcontent">${files}</resource>`;
  const test =
    '<resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/></resource>';
  return `${HEAD}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="handout"><metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources>${test}${items.join('')}${images}</resources></manifest>`;
}

function toTest(title: string, names: readonly string[]): string {
  const links = names.map((name) => `<assessmentItemRef identifier="${name}" href="${name}.xml"/>`);
  return `${HEAD}<assessmentTest xmlns="${NAMESPACE}" identifier="test" title="${escapeXml(title)}"><testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous"><assessmentSection identifier="section" title="${escapeXml(title)}" visible="true">${links.join('')}</assessmentSection></testPart></assessmentTest>`;
}

/** Writes a package of QTI 2.1: a test, and an item for each question. */
export function writeQti({ title, questions, files: given }: Source): WrittenFile {
  const writing = new Writing();
  const pictures = new WrittenPictures(given, writing);
  const names = questions.map((_, place) => `item${place + 1}`);
  const items = questions.map((question, place) => {
    writing.begin();
    const { declarations, body } = toQtiParts(question, {
      pictures,
      toPlain: (value) => toUnmarked(value, writing),
    });
    const name = toExcerpt(listWords(question).find((words) => words.trim() !== '') ?? '');
    const attributes = `identifier="item${place + 1}" title="${escapeXml(name)}" adaptive="false" timeDependent="false"`;
    const text = `${HEAD}<assessmentItem xmlns="${NAMESPACE}" ${attributes}>${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>\n`;
    return [`item${place + 1}.xml`, encode(text)] as const;
  });
  const images = [...pictures.written.values()].map(
    ({ name, file }) => [`${PICTURE_FOLDER}${name}`, file.bytes] as const,
  );
  const paths = images.map(([path]) => path);
  const files = {
    'imsmanifest.xml': encode(toManifest(names, paths)),
    'test.xml': encode(toTest(title, names)),
    ...Object.fromEntries(items),
    ...Object.fromEntries(images),
  };
  return { bytes: zipSync(files, SAME_TIME), losses: writing.losses };
}
