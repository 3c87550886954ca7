import type { WrittenTable } from './write-sqlite.ts';

/** A note: its kind, its fields in HTML, and what Anki finds it by. */
export interface AnkiNote {
  readonly model: 'basic' | 'cloze';
  readonly fields: readonly [string, string];
  /** Returns the same id for the same words, so that a deck that is imported again makes no second card. */
  readonly guid: string;
  /** The words of the first field, and a sum over them. */
  readonly words: string;
  readonly sum: number;
  /** How many cards it makes. */
  readonly cards: number;
}

interface Deck {
  readonly id: number;
  readonly title: string;
  /** The time in milliseconds since 1970. */
  readonly time: number;
}

const MODELS = { basic: 1_760_000_000_001, cloze: 1_760_000_000_002 };
const CSS =
  '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background: white; }';

const toFields = (names: readonly string[]) =>
  names.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] }));

const toTemplate = (name: string, front: string, back: string) => [
  { name, ord: 0, qfmt: front, afmt: back, bqfmt: '', bafmt: '', did: null },
];

const toModel = (id: number, { title: _, id: deck, time }: Deck, given: object) => ({
  id,
  did: deck,
  mod: Math.floor(time / 1000),
  usn: -1,
  sortf: 0,
  tags: [],
  vers: [],
  css: CSS,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  ...given,
});

const createModels = (deck: Deck) => ({
  [MODELS.basic]: toModel(MODELS.basic, deck, {
    name: 'Basic (Handout)',
    type: 0,
    flds: toFields(['Front', 'Back']),
    tmpls: toTemplate('Card 1', '{{Front}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}'),
    req: [[0, 'any', [0]]],
  }),
  [MODELS.cloze]: toModel(MODELS.cloze, deck, {
    name: 'Cloze (Handout)',
    type: 1,
    flds: toFields(['Text', 'Back Extra']),
    tmpls: toTemplate('Cloze', '{{cloze:Text}}', '{{cloze:Text}}<br>\n{{Back Extra}}'),
  }),
});

const createDeck = (id: number, name: string, time: number) => ({
  id,
  name,
  desc: '',
  mod: Math.floor(time / 1000),
  usn: -1,
  conf: 1,
  dyn: 0,
  collapsed: false,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
  extendNew: 0,
  extendRev: 50,
  browserCollapsed: false,
});

/** How cards are learnt, as a new collection of Anki has it. */
const SETTINGS = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 100 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  },
};
const PREFERENCES = {
  nextPos: 1,
  estTimes: true,
  activeDecks: [1],
  sortType: 'noteFld',
  timeLim: 0,
  sortBackwards: false,
  addToCur: true,
  curDeck: 1,
  newBury: true,
  newSpread: 0,
  dueCounts: true,
  curModel: null,
  collapseTime: 1200,
};

const createTable = (name: string, columns: string, rows: WrittenTable['rows']): WrittenTable => ({
  name,
  sql: `CREATE TABLE ${name} (${columns})`,
  rows,
});

/** Creates the tables of a collection of Anki in its oldest version, which every Anki reads. */
export function createCollection(deck: Deck, notes: readonly AnkiNote[]): WrittenTable[] {
  const { id, title, time } = deck;
  const seconds = Math.floor(time / 1000);
  const decks = { 1: createDeck(1, 'Default', time), [id]: createDeck(id, title, time) };
  const json = [PREFERENCES, createModels(deck), decks, SETTINGS, {}].map((one) => JSON.stringify(one));
  const noteRows = notes.map(({ model, fields, guid, words, sum }, place) => {
    const row = [guid, MODELS[model], seconds, -1, '', fields.join('\u001F'), words, sum, 0, ''] as const;
    return [time + place, ...row] as const;
  });
  const cardRows = notes.flatMap(({ cards }, place) =>
    Array.from({ length: cards }, (_, ord) => ({ note: time + place, ord })),
  );
  return [
    createTable(
      'col',
      'id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null',
      [[1, seconds, time, time, 11, 0, 0, 0, ...json]],
    ),
    createTable(
      'notes',
      'id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null',
      noteRows,
    ),
    createTable(
      'cards',
      'id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null',
      cardRows.map(({ note, ord }, place) => [
        ...([time + place, note, id, ord, seconds, -1, 0, 0, place + 1] as const),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        '',
      ]),
    ),
    createTable(
      'revlog',
      'id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null',
      [],
    ),
    createTable('graves', 'usn integer not null, oid integer not null, type integer not null', []),
  ];
}
