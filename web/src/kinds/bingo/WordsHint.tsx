import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import { describeShortColumns } from '#shared/kinds/bingo/lack.ts';
import { countNeededWords } from '#shared/kinds/bingo/pools.ts';
import { countRecommendedWords } from '#shared/kinds/bingo/rules.ts';
import { findRepeatedWords, listWords } from '#shared/kinds/bingo/words.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { useFact } from '../../document/editor-context.ts';

function getHint(opened: HandoutDocument): string {
  const document = asKind(opened, 'bingo');
  if (!document) return '';
  const [have, needed, best] = [
    listWords(document).length,
    countNeededWords(document),
    countRecommendedWords(document),
  ];
  const n = document.dimension;
  if (have >= best) return '';
  if (have >= needed) return `${best} words or more make cards that differ well. You have ${have}.`;
  if (document.reuse_terms === 1) return 'Words stand on a card several times.';
  const short = document.column_words ? ` ${describeShortColumns(document)}` : '';
  return `A ${n} × ${n} card needs ${needed} words, better ${best}. You have ${have}.${short}`;
}

/** Describes the repeated words: the first one, and how many there are. */
function describeRepeats(opened: HandoutDocument): string {
  const document = asKind(opened, 'bingo');
  if (!document) return '';
  const again = findRepeatedWords(document);
  const [first] = again;
  const card = first && document.items[first.place];
  if (!card) return '';
  const word = `“${toExcerpt(card.term, NAME_LENGTH) || card.term_image?.alt || 'A picture'}”`;
  const more = again.length > 1 ? ` ${again.length - 1} more like it.` : '';
  return first.isSame
    ? `${word}, word ${first.place + 1}, is there already and counts once.${more}`
    : `${word}, word ${first.place + 1}, is there already in other capitals.${more}`;
}
/** The most characters of a word in the hint. */
const NAME_LENGTH = 40;

/** Renders how many words the cards need, and which are repeated. */
export function WordsHint() {
  const hint = useFact(getHint);
  const again = useFact(describeRepeats);
  return (
    <>
      {hint && <p className="panel-hint">{hint}</p>}
      {again && (
        <p className="panel-notice" role="status">
          {again}
        </p>
      )}
    </>
  );
}
