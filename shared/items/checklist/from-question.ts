import { isBlank } from '../../text/plain-text.ts';
import { listReadOptions, toOptions } from '../parts/option-exchange.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { type ChecklistData, checklistData } from './schema.ts';

/** Makes a checklist of a question of which several options may be right. */
export function createFromQuestion(question: ReadQuestion): ChecklistData | null {
  if (question.type !== 'choice' || !question.several) return null;
  return checklistData.parse({
    subtitle: question.prompt,
    direction: !isBlank(question.prompt),
    options: toOptions(question.options),
  });
}

/** Makes a question of the rows, without empty ones. */
export function toQuestion({ subtitle, direction, options }: ChecklistData): ReadQuestion {
  return {
    type: 'choice',
    prompt: direction ? subtitle : '',
    options: listReadOptions(options),
    several: true,
  };
}
