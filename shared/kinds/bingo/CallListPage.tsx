import { useLayoutEffect } from 'react';
import { useLateFonts, useSplitter } from '../../paper/draw/FitText.tsx';
import { InlinePicture } from '../../paper/draw/InlinePicture.tsx';
import { Unit } from '../../paper/draw/Unit.tsx';
import { measureTextWidth } from '../../paper/fonts/text-width.ts';
import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';
import { fetchSyllables, type Splitter, splitText } from '../../text/syllables.ts';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import { getSheetWords } from '../../vocabulary/sheet-words.ts';
import type { Card } from '../parts/card-schema.ts';
import {
  AFTER_BOX,
  ANSWER_DASH,
  BOX,
  FOR_MARKS,
  GAP,
  getPictureHeight,
  getWordRoom,
  LETTER_LINE,
} from './call-list-pages.ts';
import type { Bingo } from './schema.ts';
import { getAnswer, getCalled } from './words.ts';

interface CallListPageProps {
  /** The words of each column, in the order in which they are called. */
  readonly columns: readonly (readonly Card[])[];
  /** The heading of each column; null where the columns continue one list. */
  readonly letters: readonly string[] | null;
  /** True for the page with the heading. */
  readonly isFirst: boolean;
  /** The letter of the copy that it belongs to; empty where there is one alone. */
  readonly copy: string;
  /** The side on which its lines and columns begin. */
  readonly direction: 'ltr' | 'rtl';
  readonly settings: Bingo['call_list'];
  readonly style: Bingo['style'];
  /** The language of the heading. */
  readonly locale: string;
  /** The language of the words. */
  readonly language: string;
}

const WORD = /\S+/g;

/** Returns a function that breaks the words wider than their column, and no others. */
function useWideSplitter(
  texts: readonly RichTextValue[],
  {
    settings,
    style,
    language,
    columns,
  }: Pick<CallListPageProps, 'settings' | 'style' | 'language'> & { columns: number },
): Splitter {
  const room = getWordRoom(columns, settings.font_size);
  // Another font has other widths.
  useLateFonts();
  const isWide = (word: string) =>
    measureTextWidth(word, style.font, settings.font_size * PX_PER_POINT) * FOR_MARKS > room;
  const split = useSplitter(language);
  const isAsked = texts.some((text) => toPlainText(text).match(WORD)?.some(isWide));
  useLayoutEffect(() => {
    if (isAsked) fetchSyllables(language);
  }, [isAsked, language]);
  return (text) => (split ? text.replace(WORD, (word) => (isWide(word) ? split(word) : word)) : text);
}

/**
 * Renders the list that the caller reads from, with a box before each word to tick; it is read down its
 * columns, page by page.
 */
export function CallListPage(props: CallListPageProps) {
  const { columns, letters, isFirst, copy, direction, settings, style, locale, language } = props;
  const texts = columns
    .flat()
    .flatMap((word) => [getCalled(word, settings.clue).text, getAnswer(word, settings.clue)]);
  const split = useWideSplitter(texts, { settings, style, language, columns: columns.length });
  const type = {
    fontFamily: getFontFamily(style.font),
    fontSize: `${settings.font_size}pt`,
    color: style.color,
  };
  const heading = getSheetWords(locale).callList;
  const grid = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`, columnGap: GAP };
  return (
    <div className="call-list" style={type}>
      {isFirst && (
        <Unit index={0} keepWithNext>
          <h2>{copy ? `${heading} ${copy}` : heading}</h2>
        </Unit>
      )}
      <Unit index={isFirst ? 1 : 0}>
        <div className="call-list-columns" dir={direction} style={grid}>
          {columns.map((words, place) => (
            <div key={words[0]?.id ?? `empty ${place}`}>
              {letters && (
                <h3 className="call-list-letter" style={{ lineHeight: LETTER_LINE }}>
                  {letters[place]}
                </h3>
              )}
              {words.map((word) => (
                <Called
                  key={word.id}
                  word={word}
                  clue={settings.clue}
                  fontSize={settings.font_size}
                  split={split}
                />
              ))}
            </div>
          ))}
        </div>
      </Unit>
    </div>
  );
}

interface CalledProps {
  readonly word: Card;
  readonly clue: boolean;
  /** In pt. */
  readonly fontSize: number;
  readonly split: Splitter;
}

/** Renders a word, or its clue with the word where it has one and clues are wanted; a picture where it has no words. */
function Called({ word, clue, fontSize, split }: CalledProps) {
  const { text, image } = getCalled(word, clue);
  const isPicture = image !== null && isBlank(text);
  const answer = getAnswer(word, clue);
  return (
    <div className={isPicture ? 'called called-picture' : 'called'} style={{ gap: `${AFTER_BOX}em` }}>
      <span className="called-box" style={{ width: `${BOX}em`, height: `${BOX}em` }} />
      {isPicture ? (
        <>
          <InlinePicture image={image} size={getPictureHeight(fontSize)} />
          {answer && <strong>{split(answer)}</strong>}
        </>
      ) : (
        <div className={answer ? 'called-text called-pair' : 'called-text'} dir={getDirection(text) ?? 'ltr'}>
          <RichText value={splitText(text, split)} />
          {answer && (
            <strong>
              {ANSWER_DASH}
              <bdi>{split(answer)}</bdi>
            </strong>
          )}
        </div>
      )}
    </div>
  );
}
