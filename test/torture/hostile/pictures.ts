import sharp from 'sharp';
import { createSharpPictures } from '#functions/adapters/pictures/sharp-pictures.ts';
import { ApiError } from '#functions/errors/api-error.ts';
import { shuffleWithSeed } from '#shared/shuffle.ts';
import { aBrowser } from '../../support/browser.ts';
import { createReachingDrawings, FORBIDDEN } from '../../support/hostile-drawings.ts';
import { createHostilePictures } from '../../support/hostile-pictures.ts';
import type { TrialRecord } from '../support/record.ts';
import type { Trap } from './trap.ts';
import { openWatched } from './watched-person.ts';

export const PICTURE_KINDS = ['drawing', 'picture of pixels', 'polyglot'] as const;

interface Candidate {
  readonly kind: (typeof PICTURE_KINDS)[number];
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
}

/** The same drawing in another spelling: each must end as the first does. */
const SPELLINGS: Readonly<Record<string, (drawing: string) => string>> = {
  'as it is': (drawing) => drawing,
  'in a group': (drawing) =>
    drawing.replace(/(<svg[^>]*>)/, '$1<g><g>').replace(/<\/svg>\s*$/, '</g></g></svg>'),
  'in definitions': (drawing) =>
    drawing.replace(/(<svg[^>]*>)/, '$1<defs>').replace(/<\/svg>\s*$/, '</defs></svg>'),
  'in a switch': (drawing) =>
    drawing.replace(/(<svg[^>]*>)/, '$1<switch>').replace(/<\/svg>\s*$/, '</switch></svg>'),
  'in a link': (drawing) =>
    drawing.replace(/(<svg[^>]*>)/, '$1<a href="#x">').replace(/<\/svg>\s*$/, '</a></svg>'),
  'with spaces in its tags': (drawing) => drawing.replace(/ (on\w+|href|xlink:href|style)="/g, '\n\t$1 = "'),
  'in apostrophes': (drawing) => drawing.replace(/ (fill|width|height)="([^"']*)"/g, " $1='$2'"),
  'in capitals': (drawing) =>
    drawing.replace(/<(\/?)(script|image|use|style)/g, (_, end, name) => `<${end}${name.toUpperCase()}`),
  'with letters as entities': (drawing) =>
    drawing.replace(/javascript|http/g, (word) =>
      Array.from(word, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join(''),
    ),
  'with tabs in addresses': (drawing) => drawing.replace(/javascript:/g, 'java&#9;script:'),
  'in UTF-16': (drawing) => `\uFEFF${drawing}`,
  'with a document type': (drawing) => `<?xml version="1.0"?><!DOCTYPE svg>${drawing}`,
  'in a clip path': (drawing) =>
    drawing.replace(/(<svg[^>]*>)/, '$1<clipPath id="k">').replace(/<\/svg>\s*$/, '</clipPath></svg>'),
  'with a comment within': (drawing) => drawing.replace(/<(script|image|use|style)/g, '<!-- > --><$1'),
};

const TAILS: Readonly<Record<string, string>> = {
  page: '<html><body onload="ran()"><script>ran()</script>',
  drawing: '<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"/>',
  archive: 'PK\u0003\u0004AAAAPK\u0005\u0006',
  document: '%PDF-1.7 1 0 obj<</S/JavaScript/JS(ran())>>',
  script: '*/ran();/*',
  program: '\u007fELF\u0002\u0001\u0001',
  PHP: '<?php system($_GET["x"]); ?>',
  GIF: 'GIF89a/*',
};

/** Pictures that are another file too: it stands behind them, or in the middle. */
async function createPolyglots(): Promise<Candidate[]> {
  const made: Candidate[] = [];
  for (const type of ['png', 'jpeg'] as const)
    for (const size of [8, 40, 120]) {
      const create = { width: size, height: size, channels: 3, background: '#2A6F97' } as const;
      const picture = await sharp({ create }).toFormat(type).toBuffer();
      for (const [name, tail] of Object.entries(TAILS)) {
        const end = Buffer.from(tail, 'latin1');
        const of = { kind: 'polyglot', type: `image/${type}` } as const;
        made.push({ ...of, name: `${name} behind ${type}`, body: Buffer.concat([picture, end]) });
        made.push({ ...of, name: `${name} before ${type}`, body: Buffer.concat([end, picture]) });
        const middle = Math.floor(picture.length / 2);
        const body = Buffer.concat([picture.subarray(0, middle), end, picture.subarray(middle)]);
        made.push({ ...of, name: `${name} in ${type}`, body });
        const called = { ...of, type: type === 'png' ? 'image/jpeg' : 'image/png' };
        made.push({
          ...called,
          name: `${name} behind ${type}, misnamed`,
          body: Buffer.concat([picture, end]),
        });
      }
    }
  return made;
}

async function createCandidates(trap: string): Promise<Candidate[]> {
  const base = await createHostilePictures(trap);
  const drawings = Object.entries(createReachingDrawings(trap)).flatMap(([name, text]) =>
    Object.entries(SPELLINGS).map(([spelling, spell]): Candidate => {
      const spelled = spell(text);
      const body = spelling === 'in UTF-16' ? Buffer.from(spelled, 'utf16le') : Buffer.from(spelled);
      return { kind: 'drawing', name: `${name}, ${spelling}`, type: 'image/svg+xml', body };
    }),
  );
  const kept = base.map(({ name, type, body }): Candidate => {
    const kind = type === 'image/svg+xml' ? 'drawing' : 'picture of pixels';
    return { kind, name, type, body };
  });
  return [...drawings, ...kept, ...(await createPolyglots())];
}

const EMBEDDED = Object.values(TAILS).filter((tail) => tail.length > 9);

/** Cleans pictures that mean harm: each is refused in words or made harmless, and those left are shown without a guard. */
export async function tryPictures(
  record: TrialRecord,
  { seed, count, trap }: { seed: number; count: number; trap: Trap },
): Promise<void> {
  const { clean } = createSharpPictures();
  const all = shuffleWithSeed(await createCandidates(trap.url), seed);
  const taken = [...PICTURE_KINDS.map((kind) => all.find((one) => one.kind === kind)), ...all].slice(
    0,
    count,
  );
  const before: string[] = [];
  const after: string[] = [];
  for (const candidate of taken) {
    if (!candidate) continue;
    const { kind, name, type, body } = candidate;
    record.tryOne(kind);
    const made = await clean({ type, body }, 'scope').catch((error: Error) => error);
    if (made instanceof Error) {
      if (!(made instanceof ApiError)) record.miss(kind, `${name}: ${made.stack}`);
      record.count('pictures refused');
      continue;
    }
    record.count('pictures made harmless');
    const text = Buffer.from(made.body).toString('latin1');
    if (type === 'image/svg+xml') {
      const found = FORBIDDEN.exec(text)?.[0];
      if (found) record.miss(kind, `${name} keeps ${found}`);
      before.push(body.toString());
      after.push(text);
    } else if (EMBEDDED.some((tail) => text.includes(tail)))
      record.miss(kind, `${name} keeps what was in it`);
  }
  await showUnguarded(record, trap, before, after);
}

/** Shows drawings in a page without any policy, once cleaned and once as they came. */
async function showUnguarded(
  record: TrialRecord,
  trap: Trap,
  before: string[],
  after: string[],
): Promise<void> {
  const browser = await aBrowser();
  const frame = (drawings: readonly string[]) =>
    trap.serve(drawings.map((drawing) => `<div>${drawing}</div>`).join(''));
  try {
    const { page, ran } = await openWatched(browser, trap.url);
    trap.heard.length = 0;
    await page.goto(frame(after), { waitUntil: 'networkidle' });
    for (const path of trap.heard.filter((path) => path !== '/favicon.ico'))
      record.miss('fetched by a clean drawing', path);
    for (const mark of ran) record.miss('ran in a clean drawing', mark);
    await page.goto(frame(before), { waitUntil: 'networkidle' });
    record.count('unguarded drawings that reached the trap', new Set(trap.heard).size);
    if (trap.heard.length < 5) record.miss('corpus', 'the drawings do nothing without a guard');
  } finally {
    await browser.close();
  }
}
