import { useLayoutEffect } from 'react';
import { useFaces, useSplitter } from '../../paper/Fitted.tsx';
import { fontFamily } from '../../paper/fonts.ts';
import { InlinePicture } from '../../paper/InlinePicture.tsx';
import { CONTENT_HEIGHT, CONTENT_WIDTH, PX_PER_POINT } from '../../paper/page.ts';
import { drawnWidth } from '../../paper/text-width.ts';
import { Unit } from '../../paper/Unit.tsx';
import { directionOf } from '../../text/direction.ts';
import { isBlank, plainText } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import { fetchSyllables, type Splitter, splitText } from '../../text/syllables.ts';
import type { Card } from '../card.ts';
import { callPages, linesOf } from './call-columns.ts';
import type { Bingo } from './schema.ts';
import { calledOf, callListColumns } from './words.ts';

interface CallListProps {
  /** In the order in which they are called. */
  readonly words: readonly Card[];
  readonly settings: Bingo['call_list'];
  readonly style: Bingo['style'];
  readonly locale: string;
}

/** Between two columns, in px; the box before a word and the space after it, in em. */
const GAP = 20;
const BOX = 0.8;
const AFTER_BOX = 0.5;

/** How wide a word may be, in px. */
function roomFor(columns: number, fontSize: number): number {
  const column = (CONTENT_WIDTH - (columns - 1) * GAP) / columns;
  return column - (BOX + AFTER_BOX) * fontSize * PX_PER_POINT;
}

const WORD = /\S+/g;
/** Bold letters are wider. */
const FOR_MARKS = 1.03;

/** Breaks the words that are wider than their column, and no others. */
function useWideSplitter(
  texts: readonly RichTextValue[],
  { settings, style, locale, columns }: Omit<CallListProps, 'words'> & { columns: number },
): Splitter {
  const room = roomFor(columns, settings.font_size);
  // Another face has other widths.
  useFaces();
  const isWide = (word: string) =>
    drawnWidth(word, style.font, settings.font_size * PX_PER_POINT) * FOR_MARKS > room;
  const split = useSplitter(locale);
  const isAsked = texts.some((text) => plainText(text).match(WORD)?.some(isWide));
  useLayoutEffect(() => {
    if (isAsked) fetchSyllables(locale);
  }, [isAsked, locale]);
  return (text) => (split ? text.replace(WORD, (word) => (isWide(word) ? split(word) : word)) : text);
}

/** Above and below an entry, and the height of a line; in em. */
const AROUND = 0.5;
const LINE = 1.25;
/** Of a column's width, what lines are reckoned with: rather one line too many than one that has no room. */
const SURE = 0.97;
/** The heading's line and the space below it, in em and px. */
const HEADING = { line: 2.1, below: 12 };

/** How high each entry stands, in px. */
function heightsOf(
  words: readonly Card[],
  { settings, style, columns }: Omit<CallListProps, 'words' | 'locale'> & { columns: number },
) {
  const em = settings.font_size * PX_PER_POINT;
  const room = roomFor(columns, settings.font_size) * SURE;
  return words.map((word) => {
    const { text, image } = calledOf(word, settings.clue);
    if (image !== null && isBlank(text)) return PICTURE + AROUND * em;
    const lines = linesOf(plainText(text), room, (part) => drawnWidth(part, style.font, em) * FOR_MARKS);
    return (lines * LINE + AROUND) * em;
  });
}

/** What the caller reads from, a box before each word to tick; it is read down its columns, page by page. */
export function CallList({ words, settings, style, locale }: CallListProps) {
  const columns = callListColumns(words.length, settings.columns);
  const texts = words.map((word) => calledOf(word, settings.clue).text);
  const split = useWideSplitter(texts, { settings, style, locale, columns });
  const em = settings.font_size * PX_PER_POINT;
  const first = CONTENT_HEIGHT - HEADING.line * em - HEADING.below;
  const pages = callPages(heightsOf(words, { settings, style, columns }), columns, {
    first,
    other: CONTENT_HEIGHT,
  });
  const type = {
    fontFamily: fontFamily(style.font),
    fontSize: `${settings.font_size}pt`,
    color: style.color,
  };
  const grid = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: GAP };
  return (
    <div className="call-list" dir={directionOf(texts.map(plainText).join(' '))} style={type}>
      <Unit index={0} keepWithNext>
        <h2>Call List</h2>
      </Unit>
      {pages.map((page, at) => (
        <Unit key={page[0]?.[0]} index={at + 1}>
          <div className="call-list-columns" style={grid}>
            {page.map((column, place) => (
              <div key={column[0] ?? `empty ${place}`}>
                {column.map((entry) => {
                  const word = words[entry];
                  return word && <Called key={word.id} word={word} clue={settings.clue} split={split} />;
                })}
              </div>
            ))}
          </div>
        </Unit>
      ))}
    </div>
  );
}

/** How high a picture stands in the list, in px. */
const PICTURE = 40;

/** A word, or its clue where it has one and clues are wanted; a picture where it has no words. */
function Called({ word, clue, split }: { word: Card; clue: boolean; split: Splitter }) {
  const { text, image } = calledOf(word, clue);
  const isPicture = image !== null && isBlank(text);
  return (
    <div className={isPicture ? 'called called-picture' : 'called'} style={{ gap: `${AFTER_BOX}em` }}>
      <span className="called-box" style={{ width: `${BOX}em`, height: `${BOX}em` }} />
      {isPicture ? (
        <InlinePicture image={image} size={PICTURE} />
      ) : (
        <RichText value={splitText(text, split)} />
      )}
    </div>
  );
}
