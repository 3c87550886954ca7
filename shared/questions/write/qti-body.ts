import { splitAlternatives } from '../../items/parts/alternatives.ts';
import type { ReadPicture, ReadQuestion } from '../../items/parts/read-question.ts';
import { isBlank } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { escapeXml, toHtml, toInline } from '../source/to-html.ts';
import type { WrittenPictures } from './written-pictures.ts';

/** The declarations of an item's answers, and its body. */
export interface QtiParts {
  readonly declarations: string;
  readonly body: string;
}

const ID = 'RESPONSE';

/** Declares a written answer: the first one, and that each of them earns as much. */
function declareWritten(answer: string, id: string): string {
  const all = splitAlternatives(answer);
  const declared = declare(all.slice(0, 1), 'single', id, 'string');
  if (all.length < 2) return declared;
  const entries = all.map((one) => `<mapEntry mapKey="${escapeXml(one)}" mappedValue="1"/>`).join('');
  return declared.replace(
    '</responseDeclaration>',
    () => `<mapping>${entries}</mapping></responseDeclaration>`,
  );
}

function declare(values: readonly string[], cardinality: string, id = ID, type = 'identifier'): string {
  const listed = values.map((value) => `<value>${escapeXml(value)}</value>`).join('');
  const correct = listed === '' ? '' : `<correctResponse>${listed}</correctResponse>`;
  return `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${correct}</responseDeclaration>`;
}

/** What the parts of an item are written with: how a picture is shown, and the words of an answer that is written. */
export interface QtiUser {
  readonly pictures: WrittenPictures;
  readonly toPlain: (value: RichTextValue) => string;
}

/** The folder of the pictures of a package. */
export const PICTURE_FOLDER = 'images/';

/** Writes a text on one line with its picture. */
function toSide(text: RichTextValue, image: ReadPicture | undefined, { pictures }: QtiUser): string {
  const shown = pictures.toHtml(image, PICTURE_FOLDER);
  return shown === '' ? toInline(text) : `${toInline(text)} ${shown}`.trim();
}

function toPrompt({ prompt, image }: { prompt: RichTextValue; image?: ReadPicture }, user: QtiUser): string {
  const inside = toSide(prompt, image, user);
  return isBlank(prompt) && !inside.includes('<img') ? '' : `<prompt>${inside}</prompt>`;
}

/** Writes choices of what is inside each. */
const toChoices = (insides: readonly string[], element: string, letter: string, more = ''): string =>
  insides
    .map((inside, place) => `<${element} identifier="${letter}${place + 1}"${more}>${inside}</${element}>`)
    .join('');

type Gaps = Extract<ReadQuestion, { type: 'gaps' }>;

function toGaps(
  { prompt, answers, wrong = [], directions = '', image }: Gaps,
  { pictures }: QtiUser,
): QtiParts {
  const [first = '', ...rest] = prompt.split(/_{3,}/);
  const declarations: string[] = [];
  const parts = rest.map((text, place) => {
    const id = `${ID}${place + 1}`;
    const answer = answers[place] ?? '';
    const others = wrong[place] ?? [];
    const known = answer === '' ? [] : [answer];
    if (others.length === 0) {
      declarations.push(declareWritten(answer, id));
      return `<textEntryInteraction responseIdentifier="${id}"/>${toInline(text)}`;
    }
    declarations.push(declare(answer === '' ? [] : ['C1'], 'single', id));
    const choices = toChoices([...known, ...others].map(toInline), 'inlineChoice', answer === '' ? 'W' : 'C');
    return `<inlineChoiceInteraction responseIdentifier="${id}" shuffle="true">${choices}</inlineChoiceInteraction>${toInline(text)}`;
  });
  const shown = pictures.toHtml(image, PICTURE_FOLDER);
  const above = `${isBlank(directions) ? '' : toHtml(directions)}${shown === '' ? '' : `<p>${shown}</p>`}`;
  return { declarations: declarations.join(''), body: `${above}<p>${toInline(first)}${parts.join('')}</p>` };
}

function toPairs(question: Extract<ReadQuestion, { type: 'pairs' }>, user: QtiUser): QtiParts {
  const { pairs, extras } = question;
  const rights = [
    ...pairs.map(({ right, right_image }) => toSide(right, right_image, user)),
    ...extras.map(toInline),
  ];
  const most = ' matchMax="1"';
  const lefts = toChoices(
    pairs.map(({ left, left_image }) => toSide(left, left_image, user)),
    'simpleAssociableChoice',
    'L',
    most,
  );
  const sets = [lefts, toChoices(rights, 'simpleAssociableChoice', 'R', most)];
  const listed = sets.map((set) => `<simpleMatchSet>${set}</simpleMatchSet>`).join('');
  const values = pairs.map((_, place) => `L${place + 1} R${place + 1}`);
  return {
    declarations: declare(values, 'multiple', ID, 'directedPair'),
    body: `<matchInteraction responseIdentifier="${ID}" shuffle="true" maxAssociations="0">${toPrompt(question, user)}${listed}</matchInteraction>`,
  };
}

interface Asked {
  readonly prompt: RichTextValue;
  readonly image?: ReadPicture;
  readonly answer: string;
  readonly lines: number | null;
}

function toOpen(asked: Asked, user: QtiUser): QtiParts {
  const { answer, lines } = asked;
  const expected = lines === null ? '' : ` expectedLines="${lines}"`;
  return {
    declarations: declare(answer === '' ? [] : [answer], 'single', ID, 'string'),
    body: `<extendedTextInteraction responseIdentifier="${ID}"${expected}>${toPrompt(asked, user)}</extendedTextInteraction>`,
  };
}

function toTextBody(
  { prompt, image }: { prompt: RichTextValue; image?: ReadPicture },
  user: QtiUser,
): string {
  const shown = user.pictures.toHtml(image, PICTURE_FOLDER);
  return `${toHtml(prompt)}${shown === '' ? '' : `<p>${shown}</p>`}`;
}

/** Writes the part of a question that an item of QTI 2.1 has room for. */
export function toQtiParts(question: ReadQuestion, user: QtiUser): QtiParts {
  switch (question.type) {
    case 'choice': {
      const right = question.options.flatMap(({ correct }, place) => (correct ? [`C${place + 1}`] : []));
      const texts = question.options.map(({ text, image }) => toSide(text, image, user));
      const most = question.several ? 0 : 1;
      return {
        declarations: declare(right, question.several ? 'multiple' : 'single'),
        body: `<choiceInteraction responseIdentifier="${ID}" shuffle="true" maxChoices="${most}">${toPrompt(question, user)}${toChoices(texts, 'simpleChoice', 'C')}</choiceInteraction>`,
      };
    }
    case 'gaps':
      return toGaps(question, user);
    case 'pairs':
      return toPairs(question, user);
    case 'order': {
      const ids = question.entries.map((_, place) => `C${place + 1}`);
      return {
        declarations: declare(ids, 'ordered'),
        body: `<orderInteraction responseIdentifier="${ID}" shuffle="true">${toPrompt(question, user)}${toChoices(question.entries.map(toInline), 'simpleChoice', 'C')}</orderInteraction>`,
      };
    }
    case 'open':
      return toOpen({ ...question, answer: user.toPlain(question.answer) }, user);
    case 'text':
      return { declarations: '', body: toTextBody(question, user) };
    case 'card': {
      const { term, term_image, definition, definition_image } = question;
      if (definition_image) user.pictures.lose(definition_image);
      const asked = { prompt: term, ...(term_image && { image: term_image }), lines: 1 };
      return toOpen({ ...asked, answer: user.toPlain(definition) }, user);
    }
  }
}
