import { toBrackets } from '#shared/maths/formula-text.ts';
import { readEq } from '#shared/questions/source/read-eq.ts';
import { readEquationComment } from './read-equation-comment.ts';

/** Word keeps the codes of its fields, and its equations, in comments that other programs leave out. */
const FIELD = /^\[if supportFields\]>/;
const EQUATION = /^\[if gte msEquation \d+\]>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const getText = (comment: string): string =>
  comment
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

function listComments(root: Element | DocumentFragment): Comment[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) comments.push(node as Comment);
  return comments;
}

/** Reads what a comment of Word has for those who know it; "" where that is no formula. */
function readFormula({ data }: Comment): string {
  const inside = data.replace(/<!\[endif\]$/, '');
  if (EQUATION.test(data)) return readEquationComment(inside.replace(EQUATION, ''));
  const code = FIELD.test(data) ? getText(inside.replace(FIELD, '')) : '';
  return /^eq\s*\\/i.test(code) ? readEq(code).text : '';
}

/** Writes Word's EQ fields and equations as formulas; returns whether an equation stays behind. */
export function writeFields(root: Element | DocumentFragment): boolean {
  const comments = listComments(root);
  const formulas = comments.map(readFormula);
  for (const [at, comment] of comments.entries())
    if (formulas[at]) comment.replaceWith(toBrackets(formulas[at]));
  return comments.some(({ data }, at) => EQUATION.test(data) && !formulas[at]);
}
