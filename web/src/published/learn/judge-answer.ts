import { splitAlternatives } from '#shared/items/parts/alternatives.ts';

/** The most characters of an answer that is typed: nobody types a longer one as it stands on the card. */
const LONGEST_TYPED = 60;

/** Tells whether an answer is short enough to be typed; a longer one is chosen again. */
export const canBeTyped = (answer: string): boolean => answer.length <= LONGEST_TYPED;

/** A spelling that differs in accents or capitals alone is close. */
export type Judgement = 'right' | 'close' | 'wrong';

/** Signs around an answer and remarks in brackets, without which it is right as well. */
const AROUND = /^[\s.,;:!?¡¿…"“”'‘’«»]+|[\s.,;:!?…"“”'‘’«»]+$/g;
const REMARK = /\s*(?:\([^()]*\)|\[[^[\]]*\])\s*/g;

/** Cleans a text; one of signs alone stays as it is. */
function clean(text: string): string {
  const plain = text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  return plain.replace(AROUND, '') || plain;
}

/** Lists the answers of which each is right: those between slashes or semicolons, with and without their remarks. */
function listRight(answer: string): string[] {
  const parts = [answer, ...splitAlternatives(answer), ...answer.split(';')];
  return parts
    .flatMap((part) => [part, part.replace(REMARK, ' ')])
    .map(clean)
    .filter((part) => part !== '');
}

const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' });

/** Tells whether a typed answer is that of a card. */
export function judgeAnswer(typed: string, answer: string): Judgement {
  const given = clean(typed);
  if (given === '') return 'wrong';
  const right = listRight(answer);
  if (right.includes(given)) return 'right';
  return right.some((one) => compare(one, given) === 0) ? 'close' : 'wrong';
}
