import { type Key, toLetters, toPlain } from './keys.ts';
import { deep, list, type Node, parse, textOf } from './parse.ts';

/** Reads the keys of QTI 2 and 3 from their response declarations, for items of one sort of interaction. */

const plainName = (name: string): string => name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase();
const sameNames = (node: Node): Node => ({
  name: plainName(node.name),
  attributes: Object.fromEntries(
    Object.entries(node.attributes).map(([key, value]) => [plainName(key), value]),
  ),
  children: node.children.map((child) => (typeof child === 'string' ? child : sameNames(child))),
});

const INTERACTIONS = [
  'choiceinteraction',
  'orderinteraction',
  'matchinteraction',
  'textentryinteraction',
  'inlinechoiceinteraction',
  'extendedtextinteraction',
  'gapmatchinteraction',
  'hottextinteraction',
  'associateinteraction',
];
/** What is no part of the prompt. */
const NO_PROMPT = [
  'simplechoice',
  'simplematchset',
  'simpleassociablechoice',
  'inlinechoice',
  'gaptext',
  'feedbackinline',
  'feedbackblock',
  'rubricblock',
  'modalfeedback',
  'math',
  'annotation',
];

const without = (node: Node, names: readonly string[]): string =>
  node.children
    .map((child) =>
      typeof child === 'string' ? child : names.includes(child.name) ? '' : without(child, names),
    )
    .join('');
const escapeSigns = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const plain = (node: Node): string =>
  toPlain(escapeSigns(without(node, ['feedbackinline', 'feedbackblock'])));

const read = (declaration: Node | undefined) => {
  const values = declaration
    ? deep(declaration, 'correctresponse').flatMap((part) => deep(part, 'value'))
    : [];
  const mapped = declaration ? deep(declaration, 'mapentry') : [];
  const most = Math.max(...mapped.map(({ attributes }) => Number(attributes.mappedvalue)));
  const best = mapped.filter(
    ({ attributes: { mappedvalue } }) => Number(mappedvalue) > 0 && Number(mappedvalue) === most,
  );
  return {
    values: values.map((value) => textOf(value).trim()),
    best: best.map(({ attributes }) => attributes.mapkey ?? ''),
  };
};

function rightOf(interaction: Node, declaration: Node | undefined): string[] {
  const { values, best } = read(declaration);
  const texts = new Map(
    deep(interaction, 'simplechoice', 'simpleassociablechoice', 'inlinechoice', 'gaptext', 'hottext').map(
      (choice) => [choice.attributes.identifier ?? '', plain(choice)],
    ),
  );
  const ids = values.length > 0 ? values : best;
  switch (interaction.name) {
    case 'choiceinteraction':
    case 'hottextinteraction':
      return ids.map((id) => texts.get(id) ?? '').sort();
    case 'orderinteraction':
      return ids.map((id) => texts.get(id) ?? '');
    case 'matchinteraction':
    case 'associateinteraction':
      return ids
        .map((pair) =>
          pair
            .trim()
            .split(/\s+/)
            .map((id) => texts.get(id) ?? '')
            .join('='),
        )
        .filter((pair) => !/^=|=$/.test(pair))
        .sort();
    case 'inlinechoiceinteraction':
      return [texts.get(ids[0] ?? '') ?? ''];
    case 'gapmatchinteraction':
      return deep(interaction, 'gap').map((gap) => {
        const pair = ids
          .map((one) => one.trim().split(/\s+/))
          .find(([, id]) => id === gap.attributes.identifier);
        return texts.get(pair?.[0] ?? '') ?? '';
      });
    case 'textentryinteraction': {
      const all = [...new Set([...values, ...best])];
      return [
        all
          .flatMap((one) => one.split(' / '))
          .map((one) => toPlain(escapeSigns(one)))
          .sort()
          .join('|'),
      ];
    }
    default:
      return values
        .flatMap((one) => one.split(' / '))
        .map((one) => toPlain(escapeSigns(one)))
        .sort();
  }
}

const WITHIN = ['textentryinteraction', 'inlinechoiceinteraction'];

/** Items of several sorts of interactions, or with variables or tolerances, are left to other proofs. */
export function listQtiTwoKeys(xml: string): Key[] {
  return deep(sameNames(parse(xml)), 'assessmentitem').flatMap((item): Key[] => {
    const body = deep(item, 'itembody')[0];
    const found = body ? deep(body, ...INTERACTIONS) : [];
    const [only, another] = found;
    if (!body || !only || deep(item, 'templatedeclaration', 'math', 'equal').length > 0) return [];
    const isWithin = found.every(({ name }) => WITHIN.includes(name));
    if (another && !isWithin) return [];
    const declarations = new Map(
      list(item, 'responsedeclaration').map((one) => [one.attributes.identifier, one]),
    );
    const right = found.flatMap((one) => rightOf(one, declarations.get(one.attributes.responseidentifier)));
    const prompt = toLetters(escapeSigns(without(body, NO_PROMPT)));
    // One answer at the end is an open question, whose answers are apart.
    const isOpen = only.name === 'textentryinteraction' && !another;
    return [{ prompt, right: isOpen ? (right[0] ?? '').split('|') : right }];
  });
}
