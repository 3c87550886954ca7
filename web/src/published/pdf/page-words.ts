import type { PDFPageProxy } from 'pdfjs-dist';
import { FORMULA_EDGE } from '#shared/maths/formula-text.ts';

/** A run of text on a page, or the words of a formula in its place. */
interface PageRun {
  readonly text: string;
  readonly endsLine: boolean;
  /** The beginning of its base line, in points from the page's lower left corner. */
  readonly x: number;
  readonly y: number;
}

interface TagNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TagNode[];
}

/** Lists the ids of a tag's content. */
const listContent = ({ type, id, children = [] }: TagNode): string[] =>
  type === 'content' && id !== undefined ? [id] : children.flatMap(listContent);

/** Finds the tags of formulas by the ids of their content. */
function findFormulaTags(node: TagNode): [id: string, formula: TagNode][] {
  const { role, alt, children = [] } = node;
  if (role !== 'Formula' || alt === undefined) return children.flatMap(findFormulaTags);
  return listContent(node).map((id) => [id, node]);
}

/** Reads the runs of a page in their order: formulas in words, as two letters above each other say nothing. */
export async function readRuns(page: PDFPageProxy): Promise<PageRun[]> {
  // One after the other: beside each other, a closed PDF would fail the second call at once and leave the first unhandled.
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const tags = await page.getStructTree();
  const formulas = new Map(tags ? findFormulaTags(tags as TagNode) : []);
  const open: string[] = [];
  const said = new Set<TagNode>();
  return items.flatMap((item): PageRun[] => {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? '');
      return [];
    }
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const run = { text: item.str, endsLine: item.hasEOL, x, y };
    const formula = formulas.get(open.findLast((id) => formulas.has(id)) ?? '');
    if (!formula || item.str.trim() === '') return [{ ...run, endsLine: run.endsLine && !formula }];
    const words = said.has(formula) ? '' : ` ${formula.alt?.replaceAll(FORMULA_EDGE, '')} `;
    said.add(formula);
    return [{ ...run, text: words, endsLine: false }];
  });
}
