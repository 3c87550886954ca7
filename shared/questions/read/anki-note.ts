import { toPlainText } from '../../text/plain-text.ts';
import { readHtml } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { GAP_MARK, type Gap, toGaps } from './gap-answers.ts';

const CLOZE = /\{\{c\d{1,3}::([\s\S]{0,5000}?)(?:::((?:(?!\}\})[\s\S]){0,1000}))?\}\}/g;
/** How Anki writes TeX for a program of its own: `[$]…[/$]`, `[$$]…[/$$]`, `[latex]…[/latex]`. */
const LATEX = /\[(\$\$?|latex)\]([\s\S]{0,2000}?)\[\/\1\]/gi;
const toTexBrackets = (field: string): string =>
  field.replace(LATEX, (_, _sign, tex: string) => `\\(${tex.trim().replace(/^\$\$?|\$\$?$/g, '')}\\)`);
const SOUND = /\[sound:([^\]]{1,300})\]/g;
/** Tells whether a field has words that Anki hides one after the other. */
export const hasCloze = (field: string): boolean => /\{\{c\d{1,3}::/.test(field);

/** Names the sounds of a field, which paper has no place for. */
export const leaveOutSounds = (field: string, reading: Reading): string =>
  field.replace(SOUND, (_, file: string) => {
    reading.lose('Sound', file);
    return '';
  });

/** Reads the fields of a note: a text with gaps, or the two sides of a card. */
export function readNote(fields: readonly string[], reading: Reading): void {
  const [first = '', second = '', ...others] = fields.map((field) => leaveOutSounds(field, reading));
  const toRich = (field: string) => readHtml(toTexBrackets(field), reading);
  if (hasCloze(first)) {
    const gaps: Gap[] = [];
    const marked = first.replace(CLOZE, (_, answer: string, hint?: string) => {
      if (hint) reading.lose('Hint', toPlainText(toRich(hint)));
      gaps.push({ answer: toPlainText(toRich(answer)), wrong: [] });
      return GAP_MARK;
    });
    reading.add(toGaps(toPlainText(toRich(marked)), gaps));
    if (second.trim() !== '') reading.lose('Field', toPlainText(toRich(second)));
  } else reading.add({ type: 'card', term: toRich(first), definition: toRich(second) });
  for (const other of others) if (other.trim() !== '') reading.lose('Field', toPlainText(toRich(other)));
}
