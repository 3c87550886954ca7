import { type Key, toLetters, toPlain } from './keys.ts';
import { deep, list, type Node, parse, textOf } from './parse.ts';

/** Reads the keys of QTI 1.2 from its conditions, for items of one response, pairs and named blanks. */

const TEXTS = ['mattext', 'mat_formattedtext'];
const outside = (node: Node): string =>
  list(node)
    .map((child) =>
      TEXTS.includes(child.name)
        ? textOf(child)
        : /^(?:response_|render_)/.test(child.name)
          ? ''
          : outside(child),
    )
    .join(' ');
const inside = (node: Node): string =>
  deep(node, ...TEXTS)
    .map(textOf)
    .join(' ');

/** Lists what earns most, as [response, sign, value]. */
function listEarning(item: Node): (readonly [string, string, string])[] {
  const all = deep(item, 'respcondition').flatMap((condition) => {
    const scores = deep(condition, 'setvar')
      .filter(({ attributes }) => !/incorrect/i.test(attributes.varname ?? ''))
      .map((part) => (/max/.test(textOf(part)) ? 1e9 : Number(textOf(part))));
    const score = Math.max(0, ...scores.filter((one) => !Number.isNaN(one)));
    return score > 0 ? collect(condition).map((one) => ({ one, score })) : [];
  });
  return all
    .filter(
      ({ one: [id], score }) =>
        score === Math.max(...all.filter((other) => other.one[0] === id).map((other) => other.score)),
    )
    .map(({ one }) => one);
}

const collect = (node: Node): (readonly [string, string, string])[] =>
  list(node).flatMap((child) => {
    if (child.name === 'not') return [];
    if (/^var/.test(child.name))
      return [[child.attributes.respident ?? '', child.name, textOf(child).trim()] as const];
    return collect(child);
  });

const typeOf = (item: Node): string =>
  deep(item, 'qtimetadatafield')
    .filter((field) => textOf(list(field, 'fieldlabel')[0]).trim() === 'question_type')
    .map((field) => textOf(list(field, 'fieldentry')[0]).trim())[0] ?? '';

interface Response {
  readonly id: string;
  readonly own: string;
  readonly labels: ReadonlyMap<string, string>;
  readonly isOrdered: boolean;
}

function rightOf({ id, labels, isOrdered }: Response, earning: ReturnType<typeof listEarning>): string[] {
  const own = earning.filter(([one, sign]) => one === id && sign === 'varequal').map(([, , value]) => value);
  const texts = [...new Set(own)].map((value) => labels.get(value) ?? toPlain(value));
  return isOrdered ? texts : texts.sort();
}

/** Numbers with bounds are compared by files with a truth beside them. */
export function listQtiOneKeys(xml: string): Key[] {
  return deep(parse(xml), 'item').flatMap((item): Key[] => {
    const presentation = list(item, 'presentation')[0];
    const type = typeOf(item);
    if (!presentation || /calculated|upload|hot_spot|essay|text_only|categ/.test(type)) return [];
    const earning = listEarning(item);
    if (earning.length === 0 || earning.some(([, sign]) => sign !== 'varequal')) return [];
    const responses = deep(presentation, 'response_lid', 'response_str').map(
      (element): Response => ({
        id: element.attributes.ident ?? '',
        own: outside(element).trim(),
        labels: new Map(
          deep(element, 'response_label').map((label) => [
            label.attributes.ident ?? '',
            toPlain(inside(label)),
          ]),
        ),
        isOrdered: element.attributes.rcardinality === 'Ordered',
      }),
    );
    const [only, another] = responses;
    if (!only) return [];
    const html = outside(presentation);
    const named = [...html.matchAll(/\[([^\][]+)\]/g)].flatMap(
      ([, name]) => responses.find(({ own }) => own !== '' && own === name) ?? [],
    );
    if (named.length > 0) {
      const isFilled = type.startsWith('fill');
      const right = named.map((one) =>
        (isFilled ? [...one.labels.values()].sort() : rightOf(one, earning)).join('|'),
      );
      return [{ prompt: toLetters(html.replace(/\[[^\][]+\]/g, '')), right }];
    }
    if (!another) return [{ prompt: toLetters(html + only.own), right: rightOf(only, earning) }];
    const isMatching = type.startsWith('matching');
    const pairs = responses.flatMap((one) =>
      rightOf(one, earning).map((text) => `${toPlain(one.own)}=${text}`),
    );
    return isMatching ? [{ prompt: toLetters(html), right: pairs.sort() }] : [];
  });
}
