import { decodeText } from '../source/decode-text.ts';
import { readXml } from '../source/read-xml.ts';
import { createPictureFinder, type Entries, isZip, readZip } from '../source/read-zip.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { getXmlText, type XmlElement } from '../source/xml-tree.ts';
import { decodeAddress, resolveAddress } from './package-address.ts';
import { readQtiOne } from './qti-1.ts';
import { readQtiItem } from './qti-item.ts';
import { findDeep, toOneNaming } from './qti-tree.ts';

const isXml = (path: string): boolean => /\.(?:xml|qti)$/i.test(path);
/** Files that say how a package is put together. */
const MANIFEST = /(?:^|\/)imsmanifest\.xml$/i;

/** Reads one file of a package; false where it holds no questions. */
function readPart(root: XmlElement, reading: Reading): boolean {
  if (root.name === 'questestinterop') {
    readQtiOne(root, reading);
    return true;
  }
  const part = toOneNaming(root);
  if (part.name === 'assessmentitem') {
    readQtiItem(part, reading);
    return true;
  }
  if (part.name === 'assessmenttest') {
    reading.where = 'The test';
    const titles = [part, ...findDeep(part, 'assessmentsection')].map(({ attributes }) => attributes.title);
    for (const title of new Set(titles)) if (title) reading.lose('Title of the test', title);
    return true;
  }
  if (part.name === 'assessmentstimulus') {
    reading.begin(part.attributes.title);
    readQtiItem({ ...part, children: part.children.map(toBody) }, reading);
    return true;
  }
  return false;
}

/** A text that several items ask about is the body of an item that asks nothing. */
const toBody = (child: XmlElement | string): XmlElement | string =>
  typeof child !== 'string' && child.name === 'stimulusbody' ? { ...child, name: 'itembody' } : child;

/** Lists the files in the order in which the manifest and the tests name them. */
function sortPaths(files: ReadonlyMap<string, XmlElement>): string[] {
  const named = [...files].flatMap(([path, root]) => {
    const isTest = toOneNaming(root).name === 'assessmenttest';
    if (!isTest && !MANIFEST.test(path)) return [];
    const folder = path.replace(/[^/]*$/, '');
    const links = [...findDeep(root, 'assessmentItemRef'), ...findDeep(root, 'qti-assessment-item-ref')];
    return [...links, ...findDeep(root, 'file')].map(({ attributes }) => ({
      isTest,
      path: `${folder}${attributes.href ?? ''}`,
    }));
  });
  const ordered = [...named.filter(({ isTest }) => isTest), ...named].map(({ path }) => path);
  return [...new Set([...ordered, ...files.keys()])];
}

/** Lists the files of questions that the manifest names and the package lacks. */
function listMissing(files: ReadonlyMap<string, XmlElement>, entries: Entries): string[] {
  const paths = [...entries.keys()].map((path) => path.replaceAll('\\', '/'));
  return [...files].flatMap(([path, root]) => {
    if (!MANIFEST.test(path)) return [];
    const resources = findDeep(root, 'resource').filter(({ attributes }) =>
      /imsqti/i.test(attributes.type ?? ''),
    );
    const named = resources.flatMap((resource) => [resource, ...findDeep(resource, 'file')]);
    const addresses = new Set(named.map(({ attributes }) => decodeAddress(attributes.href ?? '')));
    return [...addresses].filter((address) => isXml(address) && !paths.some((own) => own.endsWith(address)));
  });
}

const CANVAS = /^\$IMS-CC-FILEBASE\$\//;

/** Lists the paths that an address in a file of a package may mean. */
function listPicturePaths(from: string, address: string): string[] {
  const path = decodeAddress(address);
  if (CANVAS.test(path)) return ['web_resources/', ''].map((folder) => path.replace(CANVAS, folder));
  return [resolveAddress(from, address), resolveAddress('', address)];
}

/** Canvas packs each quiz twice: in full here, and with less in the form of Common Cartridge. */
const IN_FULL = /(?:^|\/)non_cc_assessments\/([^/]+)\.xml\.qti$/;

/** Reads the XML files of a package; one that is broken is named, and the others are read. */
function readFiles(entries: Entries, reading: Reading) {
  const full = new Set([...entries.keys()].flatMap((path) => IN_FULL.exec(path)?.[1] ?? []));
  const files = new Map<string, XmlElement>();
  const faults: UnreadableFile[] = [];
  for (const [path, entry] of entries) {
    const [, quiz] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(path) ?? [];
    if (quiz !== undefined && full.has(quiz)) continue;
    try {
      files.set(path, readXml(decodeText(entry)));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      faults.push(error);
      reading.where = path.slice(0, 120);
      reading.lose('File that cannot be read', error.message);
    }
  }
  return { files, faults };
}

function readPackage(bytes: Uint8Array, reading: Reading): void {
  const others: string[] = [];
  const entries = readZip(bytes, (path) => {
    if (!isXml(path) && !path.endsWith('/')) others.push(path);
    return isXml(path);
  });
  const { files, faults } = readFiles(entries, reading);
  const find = createPictureFinder(bytes);
  const shown = new Set<string>();
  for (const path of sortPaths(files)) {
    const root = files.get(path);
    reading.findPicture = (address) => {
      const paths = listPicturePaths(path, address);
      const own = paths.find((one) => others.includes(one));
      if (own !== undefined) shown.add(own);
      return own === undefined ? null : find(own);
    };
    if (!root || MANIFEST.test(path) || readPart(root, reading)) continue;
    reading.where = path.slice(0, 120);
    const isMetadata = /^(?:lom|manifest|assignment|course|quiz)/i.test(root.name);
    reading.lose(isMetadata ? 'Settings' : 'File without questions', getXmlText(root).replace(/\s+/g, ' '));
  }
  reading.where = 'The package';
  for (const path of listMissing(files, entries)) reading.lose('File that is missing', path);
  const [fault] = faults;
  if (fault && reading.questions.length === 0) throw fault;
  for (const path of others) {
    if (shown.has(path)) continue;
    reading.where = 'The package';
    reading.lose('File of the package', path);
  }
}

/** Files that name the questions of a package, which are in other files. */
const PLANS = ['manifest', 'assessmenttest'];

/** Reads QTI 1.2, 2 or 3: one file, or a package, as a Common Cartridge is. */
export function readQti({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  if (isZip(bytes)) readPackage(bytes, reading);
  else {
    const root = readXml(decodeText(bytes));
    if (PLANS.includes(toOneNaming(root).name))
      throw new UnreadableFile(
        'It says how a package is put together, and asks nothing itself. Choose the whole package, a .zip.',
      );
    if (!readPart(root, reading)) throw new UnreadableFile(`It begins with <${root.name}>, which is no QTI.`);
  }
  return reading;
}
