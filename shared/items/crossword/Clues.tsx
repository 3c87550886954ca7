import { range } from 'es-toolkit';
import { InlinePicture } from '../../paper/draw/InlinePicture.tsx';
import { Unit } from '../../paper/draw/Unit.tsx';
import { renderWithBreaks } from '../../text/RichText.tsx';
import type { CluedWord } from '../parts/clued-words.ts';
import { LIST, LIST_ITEM } from '../parts/list-roles.ts';
import { CLUE_PICTURE, type PrintedClue } from './layout.ts';

/** The clues of one direction, below their heading. */
export interface ClueGroup {
  readonly heading: string;
  readonly clues: readonly PrintedClue[];
}

interface CluesProps {
  readonly groups: readonly ClueGroup[];
  readonly words: readonly CluedWord[];
}

function Clue({ clue, words }: { clue: PrintedClue } & Pick<CluesProps, 'words'>) {
  const image = words[clue.index]?.clue_image ?? null;
  return (
    <div {...LIST_ITEM} className="cross-clue">
      <span className="cross-clue-number">{clue.number}</span>
      <span className="cross-clue-text" dir="auto" data-shows={`data.words.${clue.index}.clue`}>
        {renderWithBreaks(clue.text)}
        {image && <InlinePicture image={image} size={CLUE_PICTURE} />}
      </span>
    </div>
  );
}

/** Renders the clues of both directions, each below their heading: beside each other where they are below the grid. */
export function CluesTogether({ groups, words }: CluesProps) {
  return groups.map(({ heading, clues }) => (
    <div key={heading}>
      <div className="cross-heading">{heading}</div>
      <div {...LIST}>
        {clues.map((clue) => (
          <Clue key={clue.index} clue={clue} words={words} />
        ))}
      </div>
    </div>
  ));
}

/** Renders the clues of both directions in rows, between which a page may end: for more of them than a page has room for. */
export function CluesInRows({ groups, words, first }: CluesProps & { readonly first: number }) {
  const rows = Math.max(0, ...groups.map(({ clues }) => clues.length));
  return (
    <>
      <Unit index={first} className="cross-unit" keepWithNext>
        <div className="cross-columns cross-heading">
          {groups.map(({ heading }) => (
            <div key={heading}>{heading}</div>
          ))}
        </div>
      </Unit>
      {range(rows).map((row) => (
        <Unit key={row} index={first + 1 + row}>
          <div className="cross-columns">
            {groups.map(({ heading, clues }) => {
              const clue = clues[row];
              return <div key={heading}>{clue && <Clue clue={clue} words={words} />}</div>;
            })}
          </div>
        </Unit>
      ))}
    </>
  );
}
