import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { ITEM_TYPE_NAMES } from '#shared/items/item-schema.ts';
import { ENTITY_TYPES } from '#shared/kinds/facts.ts';
import { listChildren, type Node } from './plain-english.ts';

/**
 * Lists the files and folders that may name a kind of document, with the reason. Everywhere else a mechanism asks
 * the object of the kind: `getKindFacts`, `getKind`, `getDrawing`, `getSections`.
 */
export const MAY_NAME_KINDS: Readonly<Record<string, string>> = {
  'shared/kinds/worksheet': 'is the kind itself',
  'shared/kinds/flashcard': 'is the kind itself',
  'shared/kinds/bingo': 'is the kind itself, and prints its pictures as flashcards',
  'shared/kinds/facts.ts': 'is the list of facts',
  'shared/kinds/kinds.ts': 'is the list of definitions',
  'shared/kinds/schemas.ts': 'is the list of schemas',
  'shared/kinds/published.ts': 'is the list of what publishing makes of them',
  'shared/kinds/views.ts': 'is the list of views',
  'shared/kinds/hints.ts': 'is the list of hints',
  'web/src/kinds/worksheet': 'is the kind itself',
  'web/src/kinds/flashcard': 'is the kind itself, and the list of cards that bingo has too',
  'web/src/kinds/bingo': 'is the kind itself',
  'web/src/kinds/sections.tsx': 'is the list of side bars',
  'web/src/kinds/section-modules.ts': 'is the list of their modules',
  'web/src/kinds/tiles.tsx': 'is the list of drawings and icons',
  'shared/document/document.ts': 'narrows a document for the folders of the kinds (`asKind`)',
  'functions/canary': 'builds a worksheet as a teacher does',
  'shared/api/models.ts': 'is the contract about a kept letterhead',
  'web/src/document/begin-with-letterhead.ts': 'gives new worksheets their letterhead',
  'shared/api/published-models.ts': 'is the contract about a published deck',
  'web/src/library/templates': 'holds the templates, which are documents',
  'web/src/panels/fit-on-pages.ts': 'makes a document with items shorter',
  'web/src/panels/SheetColumnsFields.tsx': 'sets the columns of a document with items',
  'web/src/panels/LetterheadFields.tsx': 'sets the letterhead of a document with items',
  'web/src/panels/FooterFields.tsx': 'sets the footer of a document with items',
  'web/src/panels/MarginFields.tsx': 'sets the margin of a document with items',
  'web/src/catalogue/Panels.tsx': 'holds a document as a sample',
  'web/src/questions/import/add-found.ts': 'adds items with points and cards, by the rules of their kinds',
  'web/src/kept/editor/add-kept.ts': 'adds cards, by the rule of flashcards',
  'shared/document/drawing.ts': 'lists what draws items in columns',
  'shared/document/list-questions.ts': 'asks the columns of a document with items',
  'shared/document/to-asked-sheet.ts': 'describes the letterhead of a document with items',
  'shared/conversion/convert.ts': 'makes a deck of a list of cards, and a worksheet of a bank',
  'web/src/published/game': 'plays a published game, with the cards of bingo',
  'web/src/published/learn': 'learns a published deck',
  'web/src/published/study': 'studies a published deck',
  'web/src/published/backs': 'shifts the backs of a published deck',
  'web/src/published/page/PublishedPanel.tsx': 'shows the sides of a published deck',
};

/** Lists the files and folders besides an item type's own that may name an item type, with the reason. */
export const MAY_NAME_ITEM_TYPES: Readonly<Record<string, string>> = {
  'functions/canary': 'builds an item as a teacher does',
  'shared/items/item-types.ts': 'is the list of definitions',
  'shared/items/views.ts': 'is the list of views',
  'shared/items/kept-parts.ts': 'is the list of what of them stays in place in versions',
  'shared/items/exchanges.ts': 'is the list of what they make of questions and words',
  'shared/items/add-cloze.ts': 'adds blanks and questions that are made of a text',
  'web/src/items/parts/ClozeDialog.tsx': 'shows the blanks as they print',
  'web/src/items/parts/tag-words.ts': 'tags the words that may become blanks',
  'shared/items/list-line-references.ts': 'finds the texts whose lines are numbered',
  'shared/items/line-widths.ts': 'is the list of what may be short',
  'shared/items/drawn-parts.ts': 'is the list of what single items need besides',
  'shared/items/needed-parts.ts': 'is the list of what their views need besides',
  'shared/items/puzzles.ts': 'is the list of puzzles that take long to make',
  'shared/sets': 'makes cards of the problems and drawings of two item types',
  'web/src/sets': 'makes items of problems and of drawings',
  'shared/document/themes.ts': 'gives headings, directions and word banks the look of a theme',
  'shared/items/needed-fonts.ts': 'is the list of fonts that their views need besides',
  'web/src/items/panels.ts': 'is the list of panels',
  'shared/items/parts/InstructionBox.tsx': 'gives its box the class of that name',
  'web/src/panels/InstructionsPanel.tsx': 'edits the field of that name',
  'web/src/panels/InstructionsSection.tsx': 'edits the field of that name',
  'web/src/kinds/worksheet/WordBankSection.tsx': 'sets the field of that name',
  'shared/document/migrations.ts': 'reads stored documents of older versions',
  'web/src/library/templates': 'holds the templates, which are documents',
  'shared/questions/read/moodle-xml.ts': 'reads the type that Moodle calls so',
  'shared/questions/write/moodle-xml.ts': 'writes the type that Moodle calls so',
};

const toFolder = (type: string): string => type.replaceAll('_', '-');

/** Fields of documents that share their name with an item type. */
const STORED_FIELDS: readonly string[] = ['instruction', 'word_bank'];

/** Item types that are called as many other things are, in HTML, in databases and on paper: an import of their folders alone names them. */
const ORDINARY_WORDS: readonly string[] = ['drawing', 'table', 'picture'];
const NAMES = ITEM_TYPE_NAMES.filter((type) => !ORDINARY_WORDS.includes(type));

export interface Names {
  readonly words: ReadonlySet<string>;
  /** Fields and members that are taken for a name. */
  readonly fields: ReadonlySet<string>;
  /** Folders of which an import is taken for a name. */
  readonly folders: ReadonlySet<string>;
  /** True where a comparison without a name is a fault too. */
  readonly mayNotBeCompared: boolean;
}

export const KINDS: Names = {
  words: new Set(ENTITY_TYPES),
  fields: new Set(ENTITY_TYPES),
  folders: new Set(ENTITY_TYPES.flatMap((kind) => [`shared/kinds/${kind}`, `web/src/kinds/${kind}`])),
  mayNotBeCompared: true,
};

export const ITEM_TYPES: Names = {
  words: new Set(NAMES),
  fields: new Set(NAMES.filter((type) => !STORED_FIELDS.includes(type))),
  folders: new Set(
    ITEM_TYPE_NAMES.flatMap((type) => [`shared/items/${toFolder(type)}`, `web/src/items/${toFolder(type)}`]),
  ),
  // Items of one type are compared with each other, as any two values of a field.
  mayNotBeCompared: false,
};

type Fields = Readonly<Record<string, unknown>>;
const toFields = (node: unknown): Fields => (node ?? {}) as Fields;
const readText = (node: unknown): string | null => {
  const { type, value, quasis } = toFields(node);
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || (quasis as Node[]).length !== 1) return null;
  return String(toFields(toFields((quasis as Node[])[0]).value).cooked);
};

/** Returns the name of a field that a node writes, declares or reads, without a computed one. */
function readField(node: Node): string | null {
  const { type, key, property, computed } = node as Node & Fields;
  const named = { Property: key, TSPropertySignature: key, MemberExpression: property }[type];
  const { type: how, name } = toFields(named);
  return how === 'Identifier' && !computed ? String(name) : null;
}

/** Returns the folder that a node imports from, seen from the project; null where it imports nothing of ours. */
function readImportedFolder(node: Node, file: string): string | null {
  if (!/^(Import(Declaration|Expression)|Export(Named|All)Declaration)$/.test(node.type)) return null;
  const target = readText((node as Node & Fields).source);
  if (target?.startsWith('#')) return dirname(target.slice(1));
  return target?.startsWith('.') ? dirname(join(dirname(file), target)) : null;
}

const isKindOfDocument = (node: unknown): boolean => {
  const { name, property } = toFields(node);
  return (name ?? toFields(property).name) === 'entity_type';
};

/** Returns how a node asks for the kind without its name: it compares kinds, or looks for a field of one. */
function readComparison(node: Node): string | null {
  const { type, operator, left, right, discriminant } = node as Node & Fields;
  if (type === 'SwitchStatement' && isKindOfDocument(discriminant)) return 'switch (entity_type)';
  if (type !== 'BinaryExpression') return null;
  if (/^[!=]==?$/.test(String(operator)) && [left, right].some(isKindOfDocument)) return 'entity_type ===';
  const isDocument = /^(document|handout)$/.test(String(toFields(right).name));
  return operator === 'in' && isDocument ? `'${readText(left)}' in document` : null;
}

/** Tells whether the source has any of the words at all: parsing every file would take seconds. */
const isSuspect = (source: string, { words, folders }: Names): boolean =>
  /\bentity_type\b|\bin (document|handout)\b/.test(source) ||
  [...words, ...[...folders].map((folder) => basename(folder))].some((word) => source.includes(word));

/**
 * Lists where a file names a kind or an item type, such as "web/src/a.ts:3 'bingo'": as a whole text, as a field, or by
 * a folder that it imports from. Comments and words within a text are free.
 */
export function listNamed(file: string, source: string, names: Names): string[] {
  if (!isSuspect(source, names)) return [];
  const { words, fields, folders, mayNotBeCompared } = names;
  const found: string[] = [];
  const visit = (node: Node): void => {
    const [text, field, folder] = [readText(node), readField(node), readImportedFolder(node, file)];
    const comparison = mayNotBeCompared ? readComparison(node) : null;
    const named = [
      ...(text !== null && words.has(text) ? [`'${text}'`] : []),
      ...(field !== null && fields.has(field) ? [field] : []),
      ...(folder !== null && [...folders].some((own) => `${folder}/`.startsWith(`${own}/`)) ? [folder] : []),
      ...(comparison === null ? [] : [comparison]),
    ];
    found.push(...named.map((name) => `${file}:${source.slice(0, node.start).split('\n').length} ${name}`));
    for (const child of listChildren(node)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return found;
}
