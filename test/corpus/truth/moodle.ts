import { type Key, toLetters, toPlain } from './keys.ts';
import { deep, first, list, type Node, parse, textOf } from './parse.ts';

/** Reads the keys of Moodle XML from its fractions. */

const text = (node: Node | undefined): string => (node ? textOf(first(node, 'text')) : '');
const fraction = ({ attributes }: Node): number => Number((attributes.fraction ?? '0').replace(',', '.'));
/** A text of the format, which is plain where it says so. */
const words = (node: Node | undefined): string => {
  const own = text(node);
  const isPlain = node?.attributes.format === 'plain_text' || !/<\/?[a-z]+[^<>]*>|&\w+;/i.test(own);
  return isPlain ? own.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : own;
};

const written = (question: Node): string[] =>
  list(question, 'answer')
    .filter((answer) => fraction(answer) > 99 && text(answer).trim() !== '*')
    .flatMap((answer) => {
      const margin = Number(textOf(first(answer, 'tolerance')) || 0);
      const all = margin > 0 ? [text(answer)] : text(answer).split(' / ');
      return all.map((one) => toPlain(margin > 0 ? one + String(margin) : one)).filter(Boolean);
    })
    .sort();

const KNOWN = /^(?:SHORTANSWER|SA|MW|NUMERICAL|NM|MULTICHOICE|MC|MULTIRESPONSE|MR)/;

/** Reads a field such as {1:SA:=Rome~%50%Roma}. */
function field(type: string, inside: string): string {
  const parts = inside.split(/(?<!\\)~/).map((part) => part.split(/(?<!\\)#/)[0] ?? '');
  if (!KNOWN.test(type)) return '';
  // Of several boxes each earns its part.
  const isSeveral = /^(?:MULTIRESPONSE|MR)/.test(type);
  const isRight = (part: string) =>
    (isSeveral && /^\s*%[\d.]*[1-9]/.test(part)) || /^\s*(?:=|%(?:100|99\.\d+)(?:\.0+)?%)/.test(part);
  const right = parts.filter(isRight).map((part) => part.replace(/^\s*(?:=|%[\d.]+%)/, ''));
  const values = type.startsWith('N') ? right.map((one) => one.replace(/:[^:]*$/, '')) : right;
  const all = values
    .filter((one) => one.trim() !== '*')
    .map((one) => toPlain(one.replace(/\\([\s\S])/g, '$1')));
  return /^M(?!W)/.test(type) ? (all[0] ?? '') : all.sort().join('|');
}

const FIELD = /\{\d*:([A-Z_]+):((?:\\[\s\S]|[^\\}])*)\}/g;

function cloze(question: Node): Key {
  const own = text(first(question, 'questiontext'));
  const gaps = [...own.matchAll(FIELD)].map(([, type = '', inside = '']) => field(type, inside));
  return { prompt: toLetters(own.replace(FIELD, '')), right: gaps };
}

function boxes(question: Node): Key {
  const own = text(first(question, 'questiontext'));
  const all = [...list(question, 'dragbox'), ...list(question, 'selectoption')].map((box) =>
    toPlain(text(box)),
  );
  const right = [...own.matchAll(/\[\[(\d+)\]\]/g)].map(([, at]) => all[Number(at) - 1] ?? '');
  return { prompt: toLetters(own.replace(/\[\[\d+\]\]/g, '')), right };
}

function right(question: Node): string[] | null {
  const answers = list(question, 'answer');
  switch (question.attributes.type) {
    case 'multichoice': {
      const isSingle = textOf(first(question, 'single')).trim() !== 'false';
      return answers
        .filter((answer) => fraction(answer) > (isSingle ? 99 : 0))
        .map((answer) => toPlain(words(answer)))
        .sort();
    }
    case 'truefalse':
      return answers.filter((answer) => fraction(answer) > 0).map((answer) => toPlain(text(answer)));
    case 'shortanswer':
    case 'numerical':
      return written(question);
    case 'matching':
      return list(question, 'subquestion')
        .map((part) => [toPlain(words(part)), toPlain(words(first(part, 'answer')))] as const)
        .filter(([a, b]) => a !== '' && b !== '')
        .map((sides) => sides.join('='))
        .sort();
    case 'ordering':
      return answers.map((answer) => toPlain(words(answer)));
    case 'essay':
      return words(first(question, 'graderinfo')).split(' / ').map(toPlain).filter(Boolean).sort();
    default:
      return null;
  }
}

export function listMoodleKeys(xml: string): Key[] {
  return deep(parse(xml), 'question').flatMap((question): Key[] => {
    const { type } = question.attributes;
    if (type === 'cloze' || type === 'multianswer') return [cloze(question)];
    if (type === 'gapselect' || type === 'ddwtos') return [boxes(question)];
    const key = right(question);
    return key ? [{ prompt: toLetters(words(first(question, 'questiontext'))), right: key }] : [];
  });
}
