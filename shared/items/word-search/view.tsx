import { hasRoomForWords } from '../parts/puzzle-letters.ts';
import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { useLazy } from '../../use-lazy.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { applyLetterCase } from '../parts/puzzle-letters.ts';
import { Question } from '../parts/Question.tsx';
import { type AnswersOfItem, type ItemDrawing, type ItemViewProps, toAnswers } from '../parts/view.ts';
import { describePlace } from './describe-place.ts';
import { getSquareSize, layOutBeside } from './layout.ts';
import type { WordSearch } from './make-word-search.ts';
import { wordSearchMaker } from './maker.ts';
import { SearchGrid } from './SearchGrid.tsx';
import { CluesBelow, type ListedWord, PicturesBelow, WordsBelow, WordsBeside } from './SearchList.tsx';
import type { WordSearchData } from './schema.ts';

/** The room of a number at the start of every row, in em. */
const INDENT = 2;

/** Renders the grid and what is printed of its words; nothing but the directions while there are none. */
export function WordSearchView(props: ItemViewProps<WordSearchData>) {
  const { item, number, answerKey, style, locale = 'en-US' } = props;
  // A dialog may show an item before any document with one is drawn.
  const make = useLazy(wordSearchMaker);
  const search = make?.(item.data, locale);
  if (!search || search.places.length === 0)
    return <Question number={number} text={item.prompt} field="prompt" />;
  const { list, key_hides_fillers } = item.data;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const border = 2 * getBorderWidth(item.style);
  const width = (props.width ?? CONTENT_WIDTH) - border - (number === null ? 0 : INDENT * fontSize);
  const words = listPrinted(item.data, search, locale);
  const room = { size: search.size, width, fontSize };
  const type = { font: style.font, lineHeight: style.font_space };
  const texts = words.map(({ text }) => text);
  const dir = getDirection(texts.join(' '));
  const beside = list === 'beside' ? layOutBeside({ ...room, ...type, words: texts }) : null;
  const grid = (
    <div className="search-room">
      <SearchGrid
        search={search}
        square={beside?.square ?? getSquareSize(room)}
        dir={dir ?? 'ltr'}
        answerKey={answerKey}
        hidesFillers={key_hides_fillers}
        words={answerKey ? search.places.map(describePlace).join('; ') : describeRows(search)}
      />
      {beside && <WordsBeside words={words} {...beside} />}
    </div>
  );
  const hasPrompt = !isBlank(item.prompt);
  const below = { words, font: style.font, room: width / fontSize, answerKey, first: hasPrompt ? 2 : 1 };
  const List = beside ? null : LISTS[list];
  return (
    <div dir={hasPrompt ? undefined : dir}>
      <Question
        number={number}
        text={item.prompt}
        field="prompt"
        content={hasPrompt ? undefined : grid}
        isRow={!hasPrompt}
      >
        {(hasPrompt || List) && (
          <>
            {hasPrompt && (
              <Unit index={1} className="search-unit" keepWithNext={List !== null}>
                {grid}
              </Unit>
            )}
            {List && <List {...below} />}
          </>
        )}
      </Question>
    </div>
  );
}

/** Words that find no room beside the grid are below it. */
const LISTS = {
  below: WordsBelow,
  beside: WordsBelow,
  clues: CluesBelow,
  pictures: PicturesBelow,
  hidden: null,
} as const;

/** Lists the words that are in the grid as they are printed. */
const listPrinted = (data: WordSearchData, { places }: WordSearch, locale: string): ListedWord[] =>
  places.flatMap(({ index }) => {
    const { word, clue, clue_image } = data.words[index] ?? {};
    if (word === undefined || clue === undefined) return [];
    const text = applyLetterCase(word.trim(), data.text_case, locale);
    return [{ index, text, clue, clue_image: clue_image ?? null }];
  });

/** Says the letters of a grid, row by row. */
const describeRows = ({ size, letters }: WordSearch): string =>
  Array.from({ length: size }, (_, row) =>
    letters
      .slice(row * size, (row + 1) * size)
      .filter((letter) => letter !== null)
      .join(' '),
  )
    .filter((row) => row !== '')
    .join('. ');

function describeAnswers({ item, locale = 'en-US' }: ItemViewProps<WordSearchData>): AnswersOfItem {
  const places = wordSearchMaker.loaded?.(item.data, locale).places ?? [];
  return { prompt: toPlainText(item.prompt), answers: toAnswers(places.map(describePlace)) };
}

export const view = {
  View: WordSearchView,
  describeAnswers,
  deal: (data, seed) => ({ ...data, shuffle_seed: seed }),
  hasRoom: ({ words }, { width }) => hasRoomForWords(words, width),
} satisfies ItemDrawing<WordSearchData>;
