import { hasRoomForWords } from '../parts/puzzle-letters.ts';
import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { CONTENT_HEIGHT, CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { useLazy } from '../../use-lazy.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { applyLetterCase } from '../parts/puzzle-letters.ts';
import { Question } from '../parts/Question.tsx';
import { type AnswersOfItem, type ItemDrawing, type ItemViewProps, toAnswers } from '../parts/view.ts';
import { countWordRows, WordsInRows } from '../parts/WordsInRows.tsx';
import { CluesInRows, CluesTogether } from './Clues.tsx';
import { CrossGridOnPaper } from './CrossGridOnPaper.tsx';
import { estimateClues, getSquareSize, layOutBeside } from './layout.ts';
import type { Crossword } from './make-crossword.ts';
import { crosswordMaker } from './maker.ts';
import { describePlaces, describeSquares, listClueGroups } from './print-clues.ts';
import type { CrosswordData } from './schema.ts';

/** The room of a number at the start of every row, in em. */
const INDENT = 2;
/** The share of a page below which clues are kept together. */
const TOGETHER = 0.6;

/** Renders the grid and its clues; nothing but the directions while there are no words. */
export function CrosswordView(props: ItemViewProps<CrosswordData>) {
  const { item, number, locale = 'en-US' } = props;
  // A dialog may show an item before any document with one is drawn.
  const crossword = useLazy(crosswordMaker)?.(item.data, locale);
  if (!crossword || crossword.places.length === 0)
    return <Question number={number} text={item.prompt} field="prompt" />;
  return <Drawn {...props} crossword={crossword} />;
}

type DrawnProps = ItemViewProps<CrosswordData> & { readonly crossword: Crossword };

/** Measures what the grid, the clues and the list of words have of the page. */
function measureParts({
  item,
  number,
  style,
  crossword,
  locale = 'en-US',
  width: given = CONTENT_WIDTH,
}: DrawnProps) {
  const { data } = item;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const border = 2 * getBorderWidth(item.style);
  const width = given - border - (number === null ? 0 : INDENT * fontSize);
  const groups = listClueGroups(crossword, data, locale);
  const clues = groups.flatMap((group) => group.clues);
  const type = { font: style.font, lineHeight: style.font_space, fontSize };
  const beside = data.clues === 'beside' ? layOutBeside(crossword, clues, { ...type, width }) : null;
  const columns = width / 2 - fontSize;
  const tallest = Math.max(...groups.map((group) => estimateClues(group.clues, columns, type)));
  const words = listWords(data, crossword, locale);
  return {
    groups,
    beside,
    square: beside?.square ?? getSquareSize(crossword, { width, fontSize }),
    isTogether: tallest <= CONTENT_HEIGHT * TOGETHER,
    list: { words, font: style.font, room: width / fontSize },
    dir: getDirection(words.map(({ text }) => text).join(' ')),
  };
}

function Drawn(props: DrawnProps) {
  const { item, number, answerKey, crossword, locale = 'en-US' } = props;
  const { data, prompt } = item;
  const { groups, beside, square, isTogether, list, dir } = measureParts(props);
  const hasPrompt = !isBlank(prompt);
  const grid = (
    <div className="cross-room">
      <CrossGridOnPaper
        crossword={crossword}
        square={square}
        dir={dir ?? 'ltr'}
        answerKey={answerKey}
        hasFirstLetters={data.first_letters}
        words={answerKey ? describePlaces(crossword, locale).join(', ') : describeSquares(crossword, locale)}
      />
      {beside && (
        <div className="cross-beside" style={{ width: beside.cluesWidth }}>
          <CluesTogether groups={groups} words={data.words} />
        </div>
      )}
    </div>
  );
  const first = hasPrompt ? 2 : 1;
  const listed = data.word_list ? countWordRows(list) : 0;
  return (
    <div dir={hasPrompt ? undefined : dir}>
      <Question
        number={number}
        text={prompt}
        field="prompt"
        content={hasPrompt ? undefined : grid}
        isRow={!hasPrompt}
      >
        {hasPrompt && (
          <Unit index={1} className="cross-unit" keepWithNext={!beside}>
            {grid}
          </Unit>
        )}
        {data.word_list && <WordsInRows {...list} first={first} />}
        {!beside && isTogether && (
          <Unit index={first + listed} className="cross-unit">
            <div className="cross-columns">
              <CluesTogether groups={groups} words={data.words} />
            </div>
          </Unit>
        )}
        {!beside && !isTogether && <CluesInRows groups={groups} words={data.words} first={first + listed} />}
      </Question>
    </div>
  );
}

/** Lists the words that are in the grid in the order of the alphabet, so that they say nothing about their clues. */
function listWords({ words, text_case }: CrosswordData, { places }: Crossword, locale: string) {
  const { compare } = new Intl.Collator(locale);
  return places
    .map(({ index }) => ({
      field: `data.words.${index}.word`,
      text: applyLetterCase(words[index]?.word.trim() ?? '', text_case, locale),
    }))
    .sort((a, b) => compare(a.text, b.text));
}

function describeAnswers({ item, locale = 'en-US' }: ItemViewProps<CrosswordData>): AnswersOfItem {
  const crossword = crosswordMaker.loaded?.(item.data, locale);
  const answers = crossword ? describePlaces(crossword, locale) : [];
  return { prompt: toPlainText(item.prompt), answers: toAnswers(answers) };
}

export const view = {
  View: CrosswordView,
  describeAnswers,
  deal: (data, seed) => ({ ...data, shuffle_seed: seed }),
  hasRoom: ({ words }, { width }) => hasRoomForWords(words, width),
  findMissing: ({ words }) =>
    words.some(({ word, clue, clue_image }) => word.trim() !== '' && clue.trim() === '' && !clue_image)
      ? ['clue']
      : [],
} satisfies ItemDrawing<CrosswordData>;
