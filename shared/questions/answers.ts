/** "Answer: B", "Correct answer – Paris", "Ans. c", "Lösung: B". */
const ANSWER =
  /^\s*(?:\(|\[)?\s*(?:(?:the\s+)?correct\s+)?(?:answer|answers(?!\s*[:.–=-]\s*\d)|ans|key|solution|antwort|lösung|respuesta|réponse)(?:\s+is)?\s*[:.–=-]\s*(.+?)\s*[)\]]?\s*$/iu;
const CORRECT = /\s*[([{]?\s*(?:[✓✔☑√]|(?<=[([{]\s*)(?:correct|right|richtig|correcta|x)\s*)\s*[)\]}]?\s*$/iu;

/** Reads the answer that a line gives; null where it is none. */
export const readAnswer = (line: string): string | null => ANSWER.exec(line)?.[1] ?? null;

/** Returns the place of an option's letter, from 0; -1 where the answer is no letter alone. */
export function readLetter(answer: string): number {
  const letter = /^\(?([a-h])[.):]?(?:\s|$|\))/i.exec(`${answer.trim()} `)?.[1];
  return letter ? letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : -1;
}

/** Returns the places of the options that an answer names by letters: "B", "a) ice; c) steam"; none where it does not. */
export function readLetters(answer: string): number[] {
  const places = answer.split(/[;,&]|\band\b/).map(readLetter);
  return places.includes(-1) ? [readLetter(answer)].filter((place) => place >= 0) : places;
}

/** Returns [from, to) of an option's text without a mark that says it is correct; null where it has none. */
export function findCorrectMark(text: string): { from: number; to: number } | null {
  const before = /^\s*[*✓✔☑√]\s*(?=\S)/u.exec(text);
  if (before) return { from: before[0].length, to: text.length };
  const behind = CORRECT.exec(text) ?? /(?<=\S)\s*\*\s*$/.exec(text);
  return behind && behind.index > 0 ? { from: 0, to: behind.index } : null;
}

const TRUE_FALSE_BEHIND =
  /\s*[([]?\s*\b(?:true\s*(?:\/|or|\||,)?\s*false|t\s*(?:\/|or|\|)\s*f)\b\s*[)\]]?\s*[?.:]?\s*$/i;
const TRUE_FALSE_BEFORE = /^\s*[([]?\s*\b(?:true\s*(?:\/|or)\s*false|t\s*\/\s*f)\b\s*[)\]]?\s*[?:.–-]?\s*/i;

/** Returns [from, to) of a prompt without "True / False"; null where it does not ask that. */
export function findTrueFalse(text: string): { from: number; to: number } | null {
  const behind = TRUE_FALSE_BEHIND.exec(text);
  if (behind && behind.index > 0) return { from: 0, to: behind.index };
  const before = TRUE_FALSE_BEFORE.exec(text);
  return before && before[0].length < text.length ? { from: before[0].length, to: text.length } : null;
}

/** Tells whether an answer says that a statement is true, or false; null where it is something else. */
export function readTruth(answer: string): boolean | null {
  if (/^(?:t|true|richtig|wahr|verdadero)\b/i.test(answer.trim())) return true;
  return /^(?:f|false|falsch|falso)\b/i.test(answer.trim()) ? false : null;
}
