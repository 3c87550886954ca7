import { range } from 'es-toolkit';
import { fontFamily } from '../../paper/fonts.ts';
import { InlinePicture } from '../../paper/InlinePicture.tsx';
import { Unit } from '../../paper/Unit.tsx';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { Card } from '../card.ts';
import type { Bingo } from './schema.ts';
import { calledOf, callListColumns } from './words.ts';

interface CallListProps {
  /** In the order in which they are called. */
  readonly words: readonly Card[];
  readonly settings: Bingo['call_list'];
  readonly style: Bingo['style'];
}

/** What the caller reads from, a box before each word to tick; it is read down its columns. */
export function CallList({ words, settings, style }: CallListProps) {
  const columns = callListColumns(words.length, settings.columns);
  const rows = Math.ceil(words.length / columns);
  const type = {
    fontFamily: fontFamily(style.font),
    fontSize: `${settings.font_size}pt`,
    color: style.color,
  };
  const grid = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
  return (
    <div className="call-list" style={type}>
      <Unit index={0} keepWithNext>
        <h2>Call List</h2>
      </Unit>
      {range(rows).map((row) => (
        <Unit key={row} index={row + 1}>
          <div className="call-list-row" style={grid}>
            {range(columns).map((column) => {
              const word = words[column * rows + row];
              return word && <Called key={word.id} word={word} clue={settings.clue} />;
            })}
          </div>
        </Unit>
      ))}
    </div>
  );
}

/** How high a picture stands in the list, in px. */
const PICTURE = 40;

/** A word, or its clue where it has one and clues are wanted; a picture where it has no words. */
function Called({ word, clue }: { word: Card; clue: boolean }) {
  const { text, image } = calledOf(word, clue);
  const isPicture = image !== null && isBlank(text);
  return (
    <div className={isPicture ? 'called called-picture' : 'called'}>
      <span className="called-box" />
      {isPicture ? <InlinePicture image={image} size={PICTURE} /> : <RichText value={text} />}
    </div>
  );
}
