import { use } from 'react';
import { Lines, SliceContext, useUnit } from '../../paper/draw/Unit.tsx';
import {
  drawItemContent,
  drawListItem,
  drawParagraph,
  getListStart,
  toBlocks,
} from '../../text/RichText.tsx';
import type { BlockNode, ListItem, ListNode, Paragraph, RichTextValue } from '../../text/rich-text.ts';

const countRows = (node: BlockNode): number => (node.type === 'paragraph' ? 1 : node.content.length);

/** Lists the first row of each block, from 0. */
function listFirstRows(blocks: readonly BlockNode[]): number[] {
  let next = 0;
  return blocks.map((node) => {
    const first = next;
    next += countRows(node);
    return first;
  });
}

interface RichRowsProps {
  readonly value: RichTextValue;
  /** The path of the field within its item or document. */
  readonly field: string;
}

/**
 * Renders a rich field that a page may break between its paragraphs and between list items, whose numbers
 * continue. Each of them is a unit, from 0. `data-first` counts the paragraphs, lists and list items on earlier pages.
 */
export function RichRows({ value, field }: RichRowsProps) {
  const blocks = toBlocks(value);
  const { from } = use(SliceContext);
  const firsts = listFirstRows(blocks);
  const earlier = blocks.findIndex((node, place) => (firsts[place] ?? 0) + countRows(node) > from);
  return (
    <div className="rich-text" data-field={field} data-first={earlier > 0 ? earlier : undefined}>
      {blocks.map((node, place) => {
        const first = firsts[place] ?? 0;
        return node.type === 'paragraph' ? (
          <ParagraphRow key={first} node={node} index={first} />
        ) : (
          <ListRows key={first} node={node} first={first} />
        );
      })}
    </div>
  );
}

function ParagraphRow({ node, index }: { node: Paragraph; index: number }) {
  const unit = useUnit(index, { lines: true });
  if (unit?.['data-lines'] === 'excerpt')
    return (
      <div {...unit}>
        <Lines index={index}>{drawParagraph(node, {})}</Lines>
      </div>
    );
  return unit && drawParagraph(node, { ...unit });
}

function ListItemRow({ item, index }: { item: ListItem; index: number }) {
  const unit = useUnit(index, { lines: true });
  if (unit?.['data-lines'] === 'excerpt')
    return (
      <li {...unit}>
        <Lines index={index}>{drawItemContent(item)}</Lines>
      </li>
    );
  return unit && drawListItem(item, { ...unit });
}

function ListRows({ node, first }: { node: ListNode; first: number }) {
  const { from, to } = use(SliceContext);
  const rows = node.content.map((item, place) => ({ item, index: first + place }));
  const shown = rows.filter(({ index }) => index >= from && index < to);
  const [head] = shown;
  if (!head) return null;
  const items = shown.map(({ item, index }) => <ListItemRow key={index} item={item} index={index} />);
  const earlier = head.index - first;
  const more = { 'data-first': earlier > 0 ? earlier : undefined };
  if (node.type === 'bullet_list') return <ul {...more}>{items}</ul>;
  return (
    <ol start={getListStart(node) + earlier} {...more}>
      {items}
    </ol>
  );
}
