import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { escapeXml, toHtml, toInline } from '../source/to-html.ts';

/** The declarations of an item's answers, and its body. */
export interface QtiParts {
  readonly declarations: string;
  readonly body: string;
}

const ID = 'RESPONSE';

function declare(values: readonly string[], cardinality: string, id = ID, type = 'identifier'): string {
  const listed = values.map((value) => `<value>${escapeXml(value)}</value>`).join('');
  const correct = listed === '' ? '' : `<correctResponse>${listed}</correctResponse>`;
  return `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${correct}</responseDeclaration>`;
}

const toPrompt = (prompt: RichTextValue): string =>
  isBlank(prompt) ? '' : `<prompt>${toInline(prompt)}</prompt>`;
const toChoices = (texts: readonly RichTextValue[], element: string, letter: string, more = ''): string =>
  texts
    .map(
      (text, place) => `<${element} identifier="${letter}${place + 1}"${more}>${toInline(text)}</${element}>`,
    )
    .join('');

type Gaps = Extract<ReadQuestion, { type: 'gaps' }>;

function toGaps({ prompt, answers, wrong = [], directions = '' }: Gaps): QtiParts {
  const [first = '', ...rest] = prompt.split(/_{3,}/);
  const declarations: string[] = [];
  const parts = rest.map((text, place) => {
    const id = `${ID}${place + 1}`;
    const answer = answers[place] ?? '';
    const others = wrong[place] ?? [];
    const known = answer === '' ? [] : [answer];
    if (others.length === 0) {
      declarations.push(declare(known, 'single', id, 'string'));
      return `<textEntryInteraction responseIdentifier="${id}"/>${toInline(text)}`;
    }
    declarations.push(declare(answer === '' ? [] : ['C1'], 'single', id));
    const choices = toChoices([...known, ...others], 'inlineChoice', answer === '' ? 'W' : 'C');
    return `<inlineChoiceInteraction responseIdentifier="${id}" shuffle="true">${choices}</inlineChoiceInteraction>${toInline(text)}`;
  });
  const above = isBlank(directions) ? '' : toHtml(directions);
  return { declarations: declarations.join(''), body: `${above}<p>${toInline(first)}${parts.join('')}</p>` };
}

function toPairs(question: Extract<ReadQuestion, { type: 'pairs' }>): QtiParts {
  const { pairs, extras, prompt } = question;
  const rights = [...pairs.map(({ right }) => right), ...extras];
  const most = ' matchMax="1"';
  const lefts = toChoices(
    pairs.map(({ left }) => left),
    'simpleAssociableChoice',
    'L',
    most,
  );
  const sets = [lefts, toChoices(rights, 'simpleAssociableChoice', 'R', most)];
  const listed = sets.map((set) => `<simpleMatchSet>${set}</simpleMatchSet>`).join('');
  const values = pairs.map((_, place) => `L${place + 1} R${place + 1}`);
  return {
    declarations: declare(values, 'multiple', ID, 'directedPair'),
    body: `<matchInteraction responseIdentifier="${ID}" shuffle="true" maxAssociations="0">${toPrompt(prompt)}${listed}</matchInteraction>`,
  };
}

function toOpen(prompt: RichTextValue, answer: string, lines: number | null): QtiParts {
  const expected = lines === null ? '' : ` expectedLines="${lines}"`;
  return {
    declarations: declare(answer === '' ? [] : [answer], 'single', ID, 'string'),
    body: `<extendedTextInteraction responseIdentifier="${ID}"${expected}>${toPrompt(prompt)}</extendedTextInteraction>`,
  };
}

/** Writes what of a question stands in an item of QTI 2.1; `toPlain` gives the words of an answer that is written. */
export function toQtiParts(question: ReadQuestion, toPlain: (value: RichTextValue) => string): QtiParts {
  switch (question.type) {
    case 'choice': {
      const right = question.options.flatMap(({ correct }, place) => (correct ? [`C${place + 1}`] : []));
      const texts = question.options.map(({ text }) => text);
      const most = question.several ? 0 : 1;
      return {
        declarations: declare(right, question.several ? 'multiple' : 'single'),
        body: `<choiceInteraction responseIdentifier="${ID}" shuffle="true" maxChoices="${most}">${toPrompt(question.prompt)}${toChoices(texts, 'simpleChoice', 'C')}</choiceInteraction>`,
      };
    }
    case 'gaps':
      return toGaps(question);
    case 'pairs':
      return toPairs(question);
    case 'order': {
      const ids = question.entries.map((_, place) => `C${place + 1}`);
      return {
        declarations: declare(ids, 'ordered'),
        body: `<orderInteraction responseIdentifier="${ID}" shuffle="true">${toPrompt(question.prompt)}${toChoices(question.entries, 'simpleChoice', 'C')}</orderInteraction>`,
      };
    }
    case 'open':
      return toOpen(question.prompt, toPlain(question.answer), question.lines);
    case 'text':
      return { declarations: '', body: toHtml(question.prompt) };
    case 'card':
      return toOpen(question.term, toPlain(question.definition), 1);
  }
}
