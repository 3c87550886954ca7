import { parseSync } from 'vite';

/** What of a node of the syntax tree is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

/** In lines, the most of a function. */
export const MOST_LINES = 60;

/** Begins the sentence that says why a function is longer: "In one piece, because …", in the comment above it. */
const REASON = /\bIn one piece, because \w/;

const FUNCTION = /Function/;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const listChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Lists a file's functions of more than 60 lines without a stated reason, such as "web/src/a.ts:3 readAll, 72 lines". */
export function listLongFunctions(file: string, source: string): string[] {
  const toLine = (offset: number): number => source.slice(0, offset).split('\n').length;
  if (toLine(source.length) <= MOST_LINES) return [];
  const { program, comments } = parseSync(file, source);
  const hasReason = ({ start }: Node): boolean =>
    comments.some(
      ({ value, end }) =>
        // Between the comment and the function stands its name alone: no statement ends there.
        end <= start &&
        REASON.test(value.replace(/\s*\n\s*\*\s*/g, ' ')) &&
        /^[^;}]*$/.test(source.slice(end, start)),
    );
  const found: string[] = [];
  const visit = (node: Node, outer: string): void => {
    const name = node.id?.name ?? node.key?.name ?? outer;
    if (FUNCTION.test(node.type)) {
      const lines = source.slice(node.start, node.end).split('\n').length;
      if (lines > MOST_LINES && !hasReason(node))
        found.push(`${file}:${toLine(node.start)} ${name}, ${lines} lines`);
    }
    for (const child of listChildren(node)) visit(child, name);
  };
  visit(program as unknown as Node, '');
  return found;
}
