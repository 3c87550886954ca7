import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALLOWED } from './allowed-imports.ts';
import {
  ITEM_TYPES,
  KINDS,
  listNamed,
  MAY_NAME_ITEM_TYPES,
  MAY_NAME_KINDS,
  type Names,
} from './named-kinds.ts';

const root = new URL('..', import.meta.url).pathname;
const files = globSync('{shared,web,functions,infra,bin}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing[^/]*\.ts$/.test(file),
);

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Lists what a file imports of ours, as paths from the project's folder. */
function listImports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, target = '']) => {
    if (target.startsWith('#')) return [target.slice(1)];
    return target.startsWith('.') ? [relative(root, join(root, dirname(file), target))] : [];
  });
}

interface Edge {
  readonly file: string;
  readonly target: string;
}

const edges: readonly Edge[] = files.flatMap((file) => listImports(file).map((target) => ({ file, target })));
const describeEdge = ({ file, target }: Edge): string => `${file} → ${target}`;
const listBroken = (within: RegExp, allowed: RegExp): string[] =>
  edges.filter(({ file, target }) => within.test(file) && !allowed.test(target)).map(describeEdge);

describe('the five rooms', () => {
  test('shared imports nothing of ours', () => {
    expect(listBroken(/^shared\//, /^shared\//)).toEqual([]);
  });

  test('web imports shared and never functions or infra', () => {
    expect(listBroken(/^web\//, /^(web|shared)\//)).toEqual([]);
  });

  test('functions import shared and never web or infra', () => {
    expect(listBroken(/^functions\//, /^(functions|shared)\//)).toEqual([]);
  });

  test('domain, ports and records see no AWS package', () => {
    const guilty = files
      .filter((file) => /^functions\/(domain|ports|records)\//.test(file))
      .filter((file) =>
        /from '(@aws-sdk|@aws-lambda|aws-|puppeteer|@sparticuz)/.test(readFileSync(join(root, file), 'utf8')),
      );
    expect(guilty).toEqual([]);
  });

  test('only the embedded cloud imports handlers', () => {
    const handlers = edges.filter(({ target }) => /^functions\/(http|events)\//.test(target));
    expect(handlers.filter(({ file }) => !file.startsWith('infra/local/'))).toEqual([]);
  });

  test('infra imports shared, and of functions nothing but what the embedded cloud loads', () => {
    expect(listBroken(/^infra\/(?!local\/)/, /^(infra|shared)\//)).toEqual([]);
    expect(listBroken(/^infra\/local\//, /^(infra|shared|functions)\//)).toEqual([]);
  });

  test('the interface kit imports nothing of ours but bounded numbers and what loads lazily', () => {
    expect(listBroken(/^web\/src\/ui\//, /^(web\/src\/ui\/|shared\/(range|lazy|use-lazy)\.ts$)/)).toEqual([]);
  });
});

describe('allowed-imports.ts is the rule for every folder', () => {
  const ruled = (path: string): boolean => /^(shared|web|functions|infra|bin)\//.test(path);
  const toWildcard = (folder: string): string => `${dirname(folder)}/*`;
  const findRows = (folder: string): string[] =>
    [folder, toWildcard(folder)].filter((row) => Object.hasOwn(ALLOWED, row));

  const isWithin = (folder: string, allowed: string): boolean =>
    allowed.endsWith('/*')
      ? folder.startsWith(allowed.slice(0, -1))
      : folder === allowed || folder.startsWith(`${allowed}/`);
  /** `shared` itself holds a few small modules; its row does not stand for the rooms below it. */
  const isAllowed = (folder: string, target: string): boolean =>
    target === folder ||
    (/^(web|functions)\b/.test(folder) && target.startsWith('shared')) ||
    findRows(folder).some((row) =>
      ALLOWED[row]?.some((allowed) =>
        allowed === 'shared' ? target === allowed : isWithin(target, allowed),
      ),
    );

  test('every folder has a row', () => {
    const folders = new Set(files.filter(ruled).map((file) => dirname(file)));
    expect([...folders].filter((folder) => findRows(folder).length === 0)).toEqual([]);
  });

  test('no row names a folder that does not exist', () => {
    const named = Object.entries(ALLOWED).flatMap(([row, allowed]) => [row, ...allowed]);
    const missing = named.filter((name) => globSync(name.replace(/\/\*$/, ''), { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });

  test('no file imports from a folder that its row does not name', () => {
    const findBroken = edges.filter(
      ({ file, target }) => ruled(file) && !isAllowed(dirname(file), dirname(target)),
    );
    expect(findBroken.map(describeEdge)).toEqual([]);
  });
});

describe('no circles', () => {
  type Graph = ReadonlyMap<string, ReadonlySet<string>>;

  function findCircles(graph: Graph): string[] {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (node: string, path: readonly string[]): void => {
      const start = path.indexOf(node);
      if (start !== -1) circles.push([...path.slice(start), node].join(' → '));
      if (start !== -1 || done.has(node)) return;
      for (const target of graph.get(node) ?? []) visit(target, [...path, node]);
      done.add(node);
    };
    for (const node of graph.keys()) visit(node, []);
    return circles;
  }

  function toGraph(pairs: Iterable<readonly [string, string]>): Graph {
    const graph = new Map<string, Set<string>>();
    for (const [from, to] of pairs) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    return graph;
  }

  test('no two files import each other in a circle', () => {
    expect(findCircles(toGraph(edges.map(({ file, target }) => [file, target] as const)))).toEqual([]);
  });

  /** Returns the lowest folder that holds both files, and the part of it that each stands in. */
  function findSiblings({ file, target }: Edge): { level: string; from: string; to: string } {
    const [a, b] = [file.split('/'), target.split('/')];
    const shared = a.findIndex((part, at) => part !== b[at]);
    // A file directly in the folder stands in the folder's own part.
    const toPart = (path: readonly string[]): string =>
      path.length - 1 === shared ? '.' : (path[shared] ?? '.');
    return { level: a.slice(0, shared).join('/'), from: toPart(a), to: toPart(b) };
  }

  test('no two folders on any level import each other, nor a folder and one that it holds', () => {
    const levels = Map.groupBy(
      edges.map(findSiblings).filter(({ from, to }) => from !== to),
      ({ level }) => level,
    );
    const circles = [...levels].flatMap(([level, pairs]) =>
      findCircles(toGraph(pairs.map(({ from, to }) => [from, to] as const))).map(
        (circle) => `${level || '.'}: ${circle}`,
      ),
    );
    expect(circles).toEqual([]);
  });
});

describe('no shared mechanism names a kind of document or an item type', () => {
  const isWithin = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const listNamedIn = (all: readonly string[], names: Names): string[] =>
    all.flatMap((file) => listNamed(file, read(file), names));
  const ownFolders = [...ITEM_TYPES.folders];

  test.each([
    ['kinds', KINDS, Object.keys(MAY_NAME_KINDS)],
    ['item types', ITEM_TYPES, [...Object.keys(MAY_NAME_ITEM_TYPES), ...ownFolders]],
  ])('%s are named only where named-kinds.ts says why', (_, names, places) => {
    const others = files.filter((file) => !places.some((place) => isWithin(file, place)));
    expect(listNamedIn(others, names)).toEqual([]);
  });

  test('what may name one does', () => {
    const listIdle = (places: object, names: Names): string[] =>
      Object.keys(places).filter(
        (place) =>
          listNamedIn(
            files.filter((file) => isWithin(file, place)),
            names,
          ).length === 0,
      );
    expect(listIdle(MAY_NAME_KINDS, KINDS)).toEqual([]);
    expect(listIdle(MAY_NAME_ITEM_TYPES, ITEM_TYPES)).toEqual([]);
  });

  test.each([
    "if (asKind(document, 'worksheet')) add();",
    'const isGame = kind === `bingo`;',
    'const WARNINGS: Partial<Record<EntityType, string>> = { flashcard: "Cut along the lines." };',
    'const most = LIMITS.sheets.worksheet;',
    "type Deck = DocumentOf<'flashcard' | 'bingo'>;",
    'const isSame = a.entity_type === b.entity_type;',
    'switch (document.entity_type) {}',
    "const hasBox = 'instruction' in document;",
    "import { moveItem } from '#shared/kinds/worksheet/rules.ts';",
    "const load = () => import('../kinds/flashcard/PasteCardsDialog.tsx');",
  ])('a planted mechanism that names a kind is found: %s', (planted) => {
    expect(listNamed('web/src/editor/planted.ts', planted, KINDS)).not.toEqual([]);
  });

  test.each([
    "const banks = items.filter(({ type }) => type === 'word_bank');",
    "type Bank = ItemOf<'word_bank'>;",
    'const HEIGHTS = { page_break: 0 };',
    "import { BankWords } from '../items/word-bank/BankWords.tsx';",
  ])('a planted mechanism that names an item type is found: %s', (planted) => {
    expect(listNamed('web/src/editor/planted.ts', planted, ITEM_TYPES)).not.toEqual([]);
  });

  test('texts and comments may name them', () => {
    const words =
      "// Bingo has no worksheet.\nconst words = 'A worksheet, flashcards or bingo with a divider';";
    expect([KINDS, ITEM_TYPES].flatMap((names) => listNamed('web/src/planted.ts', words, names))).toEqual([]);
  });
});

test('every folder says in a README of at most 250 words what it is', () => {
  const tests = globSync('test/**/*.ts', { cwd: root });
  const folders = new Set([...files, ...tests].map((file) => dirname(file)));
  const countWords = (folder: string): number => {
    const readme = globSync(join(folder, 'README.md'), { cwd: root });
    return readme.length === 0
      ? 0
      : readFileSync(join(root, folder, 'README.md'), 'utf8')
          .split(/\s+/)
          .filter(Boolean).length;
  };
  // One README describes the folders of all item types.
  const described = [...folders].filter((folder) => !/^(shared|web\/src)\/items\/.+/.test(folder));
  expect(described.filter((folder) => countWords(folder) === 0)).toEqual([]);
  expect(
    described.filter((folder) => countWords(folder) > 250).map((folder) => [folder, countWords(folder)]),
  ).toEqual([]);
});

test('every folder of code is named in the README of the folder above it', () => {
  const tests = globSync('test/**/*.ts', { cwd: root, exclude: ['test/fixtures', 'test/release/previous'] });
  const listAbove = (folder: string): string[] =>
    folder === '.' ? [] : [folder, ...listAbove(dirname(folder))];
  const folders = new Set([...files, ...tests].flatMap((file) => listAbove(dirname(file))));
  const isNamed = (folder: string): boolean => {
    const readme = readFileSync(join(root, dirname(folder), 'README.md'), 'utf8');
    return readme.includes(`${basename(folder)}/`) || readme.includes(`\`${basename(folder)}\``);
  };
  // The folders of item types are listed in `item-schema.ts`.
  const described = [...folders].filter((folder) => !/^(shared|web\/src)\/items\/.+/.test(folder));
  expect(described.filter((folder) => !isNamed(folder))).toEqual([]);
});

test('every file that a README names exists', () => {
  const readmes = globSync('{shared,web,functions,infra,bin,test,docs}/**/README.md', { cwd: root });
  const all = new Set(
    globSync('**/*.*', { cwd: root, exclude: ['node_modules', 'dist', '.git', 'cdk.out'] }),
  );
  const isThere = (folder: string, name: string): boolean =>
    all.has(name) || [...all].some((file) => file.startsWith(`${folder}/`) && file.endsWith(`/${name}`));
  const missing = readmes.flatMap((readme) =>
    [...readFileSync(join(root, readme), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|html))`/g)].flatMap(
      ([, name = '']) =>
        isThere(dirname(readme), name) || name.startsWith('.') ? [] : [`${readme}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
