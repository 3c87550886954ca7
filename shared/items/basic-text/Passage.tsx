import { Unit } from '../../paper/draw/Unit.tsx';
import { renderWords, toBlocks } from '../../text/RichText.tsx';
import { RichRows } from '../parts/RichRows.tsx';
import type { ItemViewProps } from '../parts/view.ts';
import { markWords } from './mark-words.ts';
import { NumberedText } from './NumberedText.tsx';
import type { BasicTextData, GlossaryEntry } from './schema.ts';
import './passage.css';

/** Counts the units of a text that breaks between its paragraphs and list items. */
const countRows = (value: BasicTextData['instruction']): number =>
  toBlocks(value).reduce((sum, node) => sum + (node.type === 'paragraph' ? 1 : node.content.length), 0);

/** Renders a text with the numbers of its lines, or with the words that it explains below it. */
export function Passage({ item, locale }: ItemViewProps<BasicTextData>) {
  const { instruction, line_numbers, glossary = [] } = item.data;
  const entries = glossary.filter(({ word, meaning }) => word.trim() || meaning.trim());
  const { value } = markWords(
    instruction,
    entries.map(({ word }) => word),
  );
  const text = { value, field: 'data.instruction' };
  return (
    <>
      {line_numbers ? <NumberedText id={item.id} locale={locale} {...text} /> : <RichRows {...text} />}
      {entries.map((entry, at) => (
        <Unit
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place
          key={at}
          index={(line_numbers ? 1 : countRows(value)) + at}
          className={at === 0 ? 'glossary-entry glossary-first' : 'glossary-entry'}
        >
          <GlossaryLine {...entry} />
        </Unit>
      ))}
    </>
  );
}

const GlossaryLine = ({ word, meaning }: GlossaryEntry) => (
  <div dir="auto">
    <b>{renderWords(word)}</b> {renderWords(meaning)}
  </div>
);
