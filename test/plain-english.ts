import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** One comment: where it begins, its text without the signs around it, and the function that it documents. */
export interface Comment {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Names the function below a `/** … *\/` comment; null elsewhere. */
  readonly documents: string | null;
}

interface NamedFunction {
  readonly name: string;
  readonly line: number;
  /** Holds the offset of the first character of the declaration, its `export` included. */
  readonly start: number;
}

export interface Measured {
  readonly comments: readonly Comment[];
  readonly functions: readonly { readonly file: string; readonly name: string; readonly line: number }[];
}

/** A node of the syntax tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly id?: unknown;
  readonly init?: unknown;
  readonly key?: unknown;
  readonly name?: unknown;
  readonly value?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Lists the nodes directly below a node. */
export const listChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isFunction = (value: unknown): boolean =>
  isNode(value) && /^(ArrowFunction|Function)Expression$/.test(value.type);
const readName = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined;

/** Returns the name of the function that a node declares: a function, a constant that holds one, or a method. */
function readFunctionName(node: Node): string | undefined {
  if (node.type === 'FunctionDeclaration') return readName(node.id);
  if (node.type === 'VariableDeclarator' && isFunction(node.init)) return readName(node.id);
  if (/^(MethodDefinition|PropertyDefinition|Property)$/.test(node.type) && isFunction(node.value))
    return readName(node.key);
  return undefined;
}

function listFunctions(program: Node, toLine: (offset: number) => number): NamedFunction[] {
  const found: NamedFunction[] = [];
  const visit = (node: Node, start: number): void => {
    const name = readFunctionName(node);
    if (name) found.push({ name, line: toLine(node.start), start });
    // A comment stands before `export const`, not before the name.
    const holdsName = /^(Export|VariableDeclaration$)/.test(node.type);
    for (const child of listChildren(node)) visit(child, holdsName ? start : child.start);
  };
  for (const child of listChildren(program)) visit(child, child.start);
  return found;
}

function toText(value: string): string {
  return value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .trim();
}

function measureFile(root: string, file: string): Measured {
  const source = readFileSync(join(root, file), 'utf8');
  const toLine = (offset: number): number => source.slice(0, offset).split('\n').length;
  const { program, comments } = parseSync(file, source);
  const functions = listFunctions(program as unknown as Node, toLine);
  const found: (Comment & { end: number })[] = [];
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1);
    const isDoc = type === 'Block' && value.startsWith('*');
    // Line comments below one another are one comment.
    const goesOn = last && type === 'Line' && /^\n[ \t]*$/.test(source.slice(last.end, start));
    const text = goesOn ? `${last.text} ${toText(value)}` : toText(value);
    const documented = isDoc
      ? functions.find((named) => named.start >= end && !source.slice(end, named.start).trim())
      : undefined;
    if (goesOn) found.pop();
    const line = goesOn ? last.line : toLine(start);
    found.push({ file, line, text, documents: documented?.name ?? null, end });
  }
  const isForTools = /^(biome-ignore|@ts-|knip|v8 ignore|\/ <reference|#__PURE__|@vite)/;
  return {
    comments: found.filter(({ text }) => !isForTools.test(text)),
    functions: functions.map(({ name, line }) => ({ file, name, line })),
  };
}

/** Reads the comments and the names of functions of all production files. */
export function measureFolder(root: string): Measured {
  const files = globSync('{shared,web,functions,infra,bin}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing[^/]*\.ts$/.test(file))
    .sort();
  const measured = files.map((file) => measureFile(root, file));
  return {
    comments: measured.flatMap(({ comments }) => comments),
    functions: measured.flatMap(({ functions }) => functions),
  };
}

// Words in -s that are never verbs in the third person.
const NEVER_VERBS =
  /^(This|Its|Is|Was|Has|Does|As|Always|Sometimes|Perhaps|Besides|Plus|Less|Thus|Yes|Us|Ours|Theirs|Others|Words|Letters|Rows|Cards|Pages|Sheets|Items|Pictures|Images|Icons|Stickers|Units|Sizes|Answers|Options|Numbers|Fonts|Files|Settings|Buttons|Documents|Inches|Days|Years|Events|Errors|Tokens|Users|Objects|Rules|Kinds|Types|Bytes|Props|Titles|Queues|Messages|Fields|Keys|Values)$/;
const ALWAYS_VERBS =
  /^(Calls|Returns|Renders|Reads|Tells|Converts|Waits|Begins|Ends|Resolves|Counts|Rejects|Rethrows|Moves|Fills|Records|Rotates|Focuses|Remembers|Saves|Sets|Lists|Hears|Leaves)$/;
// Words after which a word in -s is a plural noun: "Names of …", "Places that …", against "Names a sheet".
const AFTER_NOUN = /^(of|that|which|are|in|on|with|and|or|for|from|may|without|beyond|by|,)$/;

/** Tells whether a text begins with a verb in the third person, such as "Returns". */
export function beginsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.split(/[\s.;:]+|(?=,)/);
  if (!/^[A-Z][a-z]+s$/.test(first) || NEVER_VERBS.test(first)) return false;
  return ALWAYS_VERBS.test(first) || !AFTER_NOUN.test(second);
}

/** Tells whether a text begins with a clause that only later sentences explain. */
export const beginsWithClause = (text: string): boolean =>
  /^(What|Whatever|Whose|Whether|Which|Who|Whoever|Whom|Where|As|Of|For so)\b/.test(text);

/** Tells whether a name is a noun with "of", such as `widthOf`, where a verb is asked for. */
export const isNounOf = (name: string): boolean => /[a-z0-9]Of$/.test(name);

if (import.meta.main) {
  const [root = new URL('..', import.meta.url).pathname, filter = ''] = process.argv.slice(2);
  const all = measureFolder(root);
  const within = <T extends { file: string }>(rows: readonly T[]): T[] =>
    rows.filter(({ file }) => file.startsWith(filter));
  const comments = within(all.comments);
  const docs = comments.filter(({ documents }) => documents !== null);
  const notVerbs = docs.filter(({ text }) => !beginsWithVerb(text));
  const clauses = comments.filter(({ text }) => beginsWithClause(text));
  const nouns = within(all.functions).filter(({ name }) => isNounOf(name));
  for (const { file, line, text } of filter ? [...notVerbs, ...clauses] : [])
    console.log(`${file}:${line} ${text.slice(0, 100)}`);
  for (const { file, line, name } of filter ? nouns : []) console.log(`${file}:${line} ${name}()`);
  const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`;
  console.log(
    `doc comments of functions that begin with a verb: ${docs.length - notVerbs.length} of ${docs.length}, ${percent(docs.length - notVerbs.length, docs.length)}`,
  );
  console.log(
    `comments that begin with a clause: ${clauses.length} of ${comments.length}, ${percent(clauses.length, comments.length)}`,
  );
  console.log(`functions named …Of: ${nouns.length}`);
}
