import { type Span, toText } from '../inline.ts';
import { findElement, listElements, type XmlElement } from '../source/xml-tree.ts';

/** A line to write on, as other readers have it. */
export const GAP = '_____';
const LINE = /^(?:underscore|heavy)$/;
const DOTS = /^(?:dot|middleDot|hyphen)$/;

/** Lists what fills the room before each stop of a paragraph's tabs, from the left. */
function listLeaders(properties: readonly XmlElement[]): string[] {
  const stops = new Map<number, string | null>();
  for (const tab of properties
    .flatMap((one) => findElement(one, 'tabs') ?? [])
    .flatMap((tabs) => listElements(tabs, 'tab'))) {
    const { pos = '0', val, leader = 'none' } = tab.attributes;
    stops.set(Number(pos), val === 'clear' ? null : leader);
  }
  const sorted = [...stops].sort(([a], [b]) => a - b);
  return sorted.flatMap(([, leader]) => leader ?? []);
}

/** Writes lines to write on for the tabs that print as one; dots are one at the end, and else lead to a number of a page. */
export function fillTabs(spans: readonly Span[], properties: readonly XmlElement[]): Span[] {
  const leaders = listLeaders(properties);
  if (!leaders.some((leader) => LINE.test(leader) || DOTS.test(leader))) return [...spans];
  const all = toText(spans);
  let count = 0;
  let at = 0;
  return spans.map((span) => {
    const text = span.text.replace(/\t/g, (tab, place: number) => {
      const leader = leaders[Math.min(count, leaders.length - 1)] ?? 'none';
      count += 1;
      const isLast = all.slice(at + place + 1).trim() === '';
      return LINE.test(leader) || (DOTS.test(leader) && isLast) ? ` ${GAP}` : tab;
    });
    at += span.text.length;
    return { ...span, text };
  });
}
