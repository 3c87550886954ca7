/** An assumption, with where it comes from. */
interface Assumed {
  readonly value: number;
  readonly source: string;
}
const GUESS = 'assumed until a month of production is counted';

/** What one active teacher and the students of one do in a month, and how large things are. */
export const USAGE = {
  sessions: { value: 8, source: `${GUESS}: two evenings a week` },
  sessionMinutes: { value: 15, source: GUESS },
  /** Seconds of editing from one save to the next: the editor saves once a user has paused. */
  secondsToSave: { value: 20, source: `${GUESS}; the editor waits for a pause before it saves` },
  callsInSession: {
    value: 36,
    source: `${GUESS}; opening the library and a document was 7 in a browser, the rest is pictures, searches and saves' answers`,
  },
  callsToPublish: {
    value: 7,
    source: 'the publish, the state asked for until it is ready, the published page',
  },
  publishes: { value: 6, source: GUESS },
  newDocuments: { value: 6, source: `${GUESS}: one for each sheet that is published` },
  pictures: { value: 20, source: `${GUESS}: uploads and icons` },
  students: { value: 30, source: 'a class' },
  /** The share of the site's files that a student's device lacks: a release or another device. */
  coldShare: { value: 0.18, source: '14 of 77 files, counted in a browser' },
  /** The share of files that a teacher's device lacks: it opens the editor after each release. */
  coldEditorShare: { value: 0.53, source: '62 of 116 files, counted in a browser' },
  pageKilobytes: {
    value: 511,
    source:
      'scripts, style sheets and fonts of a visit that opens the pages, with pdf.js; counted on 2026-11-26',
  },
  editorKilobytes: {
    value: 966,
    source: 'the same of an editor in which somebody signs up and publishes, with the published page',
  },
  /** The PDF and two visits of three a thumbnail or a picture. */
  userFilesInVisit: { value: 1.67, source: GUESS },
  pdfKilobytes: { value: 85, source: 'median of 19 fixtures (75 kB), with pictures of lists' },
  bodyBytes: { value: 1100, source: 'median of the fixtures, gzipped' },
  publishedMegabytes: { value: 0.4, source: 'PDFs of one revision: student, answer key, large print' },
  pictureMegabytes: { value: 0.3, source: GUESS },
  handlerMs: { value: 30, source: 'a warm call on the embedded cloud, with the network of a region added' },
  coldCallShare: { value: 0.1, source: 'one function for each route: most routes are called seldom' },
  renderSeconds: { value: 4, source: 'mostly cold: a start of Chromium and up to four PDFs' },
  /** The share of a month's publishes in its busiest hour: the Monday before school begins, in August. */
  peakShare: { value: 0.012, source: 'four times an even spread over 22 school days of 8 hours' },
  /** Times that an August has of an average month. */
  august: { value: 2.5, source: `${GUESS}: new classes, new sheets` },
} as const satisfies Record<string, Assumed>;

/** The numbers alone. */
export type Usage = { readonly [name in keyof typeof USAGE]: number };
export const readUsage = (): Usage =>
  Object.fromEntries(Object.entries(USAGE).map(([name, { value }]) => [name, value])) as Usage;
