/** Writes items of QTI 1.2 as programs export them, for tests of what is made of them. */

const text = (words: string): string =>
  `<material><mattext texttype="text/html">${words}</mattext></material>`;
export const label = (id: string, words: string): string =>
  `<flow_label><response_label ident="${id}">${text(words)}</response_label></flow_label>`;

interface Response {
  readonly id?: string;
  readonly own?: string;
  readonly cardinality?: 'Single' | 'Multiple' | 'Ordered';
  /** The labels by their ids. */
  readonly labels: Readonly<Record<string, string>>;
}

export function aChosenResponse({ id = 'r', own = '', cardinality = 'Single', labels }: Response): string {
  const all = Object.entries(labels).map(([key, words]) => label(key, words));
  const choices = `<render_choice>${all.join('')}</render_choice>`;
  return `<response_lid ident="${id}" rcardinality="${cardinality}">${own && text(own)}${choices}</response_lid>`;
}

export const aWrittenResponse = (id = 'r', type = 'String'): string =>
  `<response_str ident="${id}" rcardinality="Single"><render_fib fibtype="${type}"><response_label ident="l"/></render_fib></response_str>`;

/** Writes what is compared: "r=a" for equal, with `>=`, `<=`, `>` and `<` for bounds. */
export function compare(condition: string): string {
  const [, id = '', sign = '', value = ''] = /^([^<>=]+)(>=|<=|>|<|=)(.*)$/.exec(condition) ?? [];
  const name = { '=': 'varequal', '>=': 'vargte', '<=': 'varlte', '>': 'vargt', '<': 'varlt' }[sign];
  return `<${name} respident="${id}">${value}</${name}>`;
}

interface Condition {
  readonly when: string;
  readonly score?: number | string;
  readonly action?: 'Set' | 'Add';
  readonly name?: string;
}

export const aCondition = ({ when, score = 100, action = 'Set', name = 'SCORE' }: Condition): string =>
  `<respcondition><conditionvar>${when}</conditionvar><setvar varname="${name}" action="${action}">${score}</setvar></respcondition>`;

interface Item {
  readonly type?: string;
  readonly asks?: string;
  readonly shows?: string;
  readonly key?: readonly string[];
  readonly more?: string;
}

export function anItem({ type = '', asks = 'Which?', shows = '', key = [], more = '' }: Item): string {
  const field = `<qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield>`;
  const about = type === '' ? '' : `<itemmetadata><qtimetadata>${field}</qtimetadata></itemmetadata>`;
  const presentation = `<presentation>${asks && text(asks)}${shows}</presentation>`;
  return `<item ident="i">${about}${presentation}<resprocessing>${key.join('')}</resprocessing>${more}</item>`;
}

export const aTest = (...items: readonly string[]): string =>
  `<questestinterop><assessment><section>${items.join('')}</section></assessment></questestinterop>`;
