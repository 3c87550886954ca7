import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import type { MissingPart } from '../parts/view.ts';
import './view.css';
import { chunk } from 'es-toolkit';
import { Unit } from '../../paper/draw/Unit.tsx';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { RichText, renderWithBreaks } from '../../text/RichText.tsx';
import { getOptionMark } from '../../vocabulary/numbering.ts';
import { LIST, LIST_ITEM } from '../parts/list-roles.ts';
import { Question } from '../parts/Question.tsx';
import type { AnswersOfItem, ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { chooseLabelMarks } from './label-marks.ts';
import { listAskedLabels, listNumberedWords, toLabelWords } from './labels.ts';
import { countWordColumns, layOutPictureRow, ROW_GAP, type Room } from './layout.ts';
import { LABEL_STYLE, PrintedPicture } from './PrintedPicture.tsx';
import type { PictureData } from './schema.ts';
import { hasTextBeside } from './text-beside.ts';

/** The room of the item's number, in em. */
const INDENT = 2;

const CLASS_NAMES: Readonly<Record<PictureData['placement'], string>> = {
  center: 'picture-row picture-center',
  left: 'picture-row picture-left',
  right: 'picture-row picture-right',
  text_right: 'picture-row picture-before-text',
  text_left: 'picture-row picture-after-text',
};

/** Renders pictures in a row, with labels and perhaps a text beside them, and the list that students take the labels from. */
export function PictureView({
  item,
  number,
  answerKey,
  style,
  width = CONTENT_WIDTH,
}: ItemViewProps<PictureData>) {
  const { data } = item;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const room = {
    ...{ font: style.font, fontSize },
    width: width - (number === null ? 0 : INDENT * fontSize),
  };
  const words = listNumberedWords(data);
  const hasText = hasTextBeside(data);
  const hasPrompt = !isBlank(data.subtitle);
  const row = <Row {...{ data, room, words, answerKey, hasText }} />;
  const dir = getDirection(listTexts(data).join(' '));
  const given = hasPrompt ? { text: data.subtitle } : { text: '', content: row, isRow: !hasText };
  const first = hasPrompt ? 2 : 1;
  return (
    <div dir={hasPrompt ? undefined : dir} style={LABEL_STYLE}>
      <Question number={number} {...given}>
        {hasPrompt || words.length > 0 ? (
          <>
            {hasPrompt && (
              <Unit index={1} className="picture-unit" keepWithNext={words.length > 0} lines={hasText}>
                {row}
              </Unit>
            )}
            <WordRows {...{ words, room, first, dir, marks: chooseLabelMarks(data) }} />
          </>
        ) : null}
      </Question>
    </div>
  );
}

/** Lists the texts that tell which way the item runs. */
const listTexts = ({ pictures, text }: PictureData): string[] => [
  ...pictures.flatMap(({ caption, labels }) => [...labels.map(toLabelWords), toPlainText(caption)]),
  toPlainText(text),
];

interface RowProps {
  readonly data: PictureData;
  readonly room: Room;
  readonly words: readonly string[];
  readonly answerKey: boolean;
  readonly hasText: boolean;
}

/** Renders the pictures, and the text that goes on beside and below them. */
function Row({ data, room, words, answerKey, hasText }: RowProps) {
  const { plates, labelSize, isTight } = layOutPictureRow(data, room);
  const marks = chooseLabelMarks(data);
  return (
    <>
      <div
        className={CLASS_NAMES[data.placement]}
        dir="ltr"
        style={{ gap: ROW_GAP }}
        data-column={hasText ? '' : undefined}
        data-tight={isTight ? '' : undefined}
      >
        {data.pictures.map((picture, at) => {
          const plate = plates[at];
          return (
            plate && (
              <PrintedPicture
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no identity but its place
                key={at}
                {...{ picture, at, plate, labelSize, answerKey }}
                getMark={(label) => getOptionMark(words.indexOf(toLabelWords(label)), marks)}
              />
            )
          );
        })}
      </div>
      {hasText && (
        <div data-column="">
          <RichText value={data.text} field="data.text" />
        </div>
      )}
    </>
  );
}

interface WordRowsProps {
  readonly words: readonly string[];
  readonly room: Room;
  /** The index of its first unit. */
  readonly first: number;
  readonly dir: 'rtl' | undefined;
  readonly marks: Parameters<typeof getOptionMark>[1];
}

/** Renders the words of which students write the numbers or letters. */
function WordRows({ words, room, first, dir, marks }: WordRowsProps) {
  const columns = countWordColumns(words, room);
  return (
    <div {...LIST} dir={dir}>
      {chunk(words, columns).map((row, at) => (
        <Unit key={row[0]} index={first + at} className="picture-words-unit">
          <div
            className="picture-words-row"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {row.map((word, place) => (
              <div {...LIST_ITEM} key={word} className="picture-word">
                <span>{getOptionMark(at * columns + place, marks)}.</span>
                <span dir="auto">{renderWithBreaks(word)}</span>
              </div>
            ))}
          </div>
        </Unit>
      ))}
    </div>
  );
}

/** Describes the answers in the order of the labels; a number or a letter is short. */
const describeAnswers = ({ item: { data } }: ItemViewProps<PictureData>): AnswersOfItem => {
  const words = listNumberedWords(data);
  const marks = chooseLabelMarks(data);
  const answers = listAskedLabels(data).flatMap((label) => {
    const long = toLabelWords(label);
    const place = words.indexOf(long);
    return long === '' ? [] : [{ short: place < 0 ? long : getOptionMark(place, marks), long }];
  });
  return { prompt: toPlainText(data.subtitle), answers };
};

function findMissing({ pictures }: PictureData): MissingPart[] {
  const labels = pictures.flatMap((picture) => picture.labels);
  return [
    ...(pictures.some(({ image }) => image === null) ? (['picture'] as const) : []),
    ...(labels.some((label) => toLabelWords(label) === '') ? (['label'] as const) : []),
  ];
}

export const view = {
  View: PictureView,
  describeAnswers,
  deal: (data, shuffle_seed) => ({ ...data, shuffle_seed }),
  listShuffled: listNumberedWords,
  hasRoom: (data, { width }) => inchesToPx(data.width) <= width,
  findMissing,
} satisfies ItemDrawing<PictureData>;
