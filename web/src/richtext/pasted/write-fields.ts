import { toBrackets } from '#shared/maths/formula-text.ts';
import { readEq } from '#shared/questions/source/read-eq.ts';

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

/** Writes Word's EQ fields as formulas; returns whether equations of Word stay behind. */
export function writeFields(root: Element | DocumentFragment): boolean {
  const comments = listComments(root);
  for (const comment of comments) {
    const code = FIELD.test(comment.data)
      ? getText(comment.data.replace(FIELD, '').replace('<![endif]', ''))
      : '';
    if (/^eq\s*\\/i.test(code)) comment.replaceWith(toBrackets(readEq(code).text));
  }
  return comments.some(({ data }) => EQUATION.test(data));
}
