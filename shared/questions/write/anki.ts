import { zipSync } from 'fflate';
import { listReadPictures } from '../../items/parts/read-picture.ts';
import type { ReadPicture, ReadQuestion } from '../../items/parts/read-question.ts';
import { toBrackets } from '../../maths/formula-text.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { escapeXml, toInline } from '../source/to-html.ts';
import { type AnkiNote, createCollection } from './anki-collection.ts';
import { writeSqlite } from './write-sqlite.ts';
import { encode, listWords, type Source, Writing, type WrittenFile } from './writing.ts';
import { WrittenPictures } from './written-pictures.ts';

const GAP = /_{3,}/g;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes as HTML all that Anki would read as its own sign. */
const withoutSigns = (html: string): string =>
  toBrackets(html).replaceAll('{{', '&#123;&#123;').replaceAll('[sound:', '&#91;sound:');

/** The first bytes of a hash of some words, as hexadecimal. */
async function hash(words: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', encode(words));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Front = Pick<AnkiNote, 'model' | 'fields' | 'words' | 'cards'>;

class Notes {
  readonly notes: Front[] = [];
  readonly writing = new Writing();
  readonly pictures: WrittenPictures;
  readonly #folder: string;

  constructor(files: Source['files'], folder: string) {
    this.pictures = new WrittenPictures(files, this.writing);
    this.#folder = folder;
  }

  toField(text: RichTextValue, image?: ReadPicture): string {
    const words = isBlank(text) ? '' : withoutSigns(toInline(text));
    const picture = this.pictures.toHtml(image, this.#folder);
    return [words, picture].filter((part) => part !== '').join('<br/>');
  }

  /** Adds a card; one without a front is lost by name, because Anki takes none. */
  addCard(front: string, back: string, words: string): void {
    if (front === '') this.writing.lose('Card without a front', words);
    else this.notes.push({ model: 'basic', fields: [front, back], words, cards: 1 });
  }

  /** Names all that a question has which makes no card. */
  #lose(what: string, question: ReadQuestion): void {
    this.writing.lose(what, listWords(question).join(' '));
    for (const image of listReadPictures(question)) this.pictures.lose(image);
  }

  add(question: ReadQuestion): void {
    switch (question.type) {
      case 'card': {
        const { term, definition, term_image, definition_image } = question;
        const back = this.toField(definition, definition_image);
        this.addCard(this.toField(term, term_image), back, listWords(question).join(' '));
        return;
      }
      case 'pairs':
        if (!isBlank(question.prompt)) this.writing.lose('Directions', toPlainText(question.prompt));
        if (question.image) this.pictures.lose(question.image);
        for (const { left, right, left_image, right_image } of question.pairs)
          this.addCard(this.toField(left, left_image), this.toField(right, right_image), toPlainText(left));
        for (const extra of question.extras) this.writing.lose('Entry without a pair', toPlainText(extra));
        return;
      case 'choice': {
        const options = question.options.map(
          ({ text, image }, place) => `${LETTERS[place % LETTERS.length]}. ${this.toField(text, image)}`,
        );
        const right = options.filter((_, place) => question.options[place]?.correct);
        if (right.length === 0) {
          this.#lose('Question without an answer', question);
          return;
        }
        const front = [this.toField(question.prompt, question.image), ...options].join('<br/>');
        this.addCard(front, right.join('<br/>'), toPlainText(question.prompt));
        return;
      }
      case 'gaps':
        this.#addGaps(question);
        return;
      case 'order': {
        const back = question.entries.map((entry) => this.toField(entry)).join('<br/>');
        this.addCard(this.toField(question.prompt, question.image), back, toPlainText(question.prompt));
        return;
      }
      case 'open': {
        if (isBlank(question.answer)) {
          this.#lose('Question without an answer', question);
          return;
        }
        const front = this.toField(question.prompt, question.image);
        this.addCard(front, this.toField(question.answer), toPlainText(question.prompt));
        return;
      }
      case 'text':
        this.#lose('Text that is no card', question);
    }
  }

  /** Writes a text with gaps as Anki's own: each gap is a card. */
  #addGaps(question: Extract<ReadQuestion, { type: 'gaps' }>): void {
    const { prompt, directions = '', image, answers, wrong = [] } = question;
    const count = prompt.match(GAP)?.length ?? 0;
    if (count === 0 || answers.length !== count || answers.some((answer) => answer.trim() === '')) {
      this.#lose('Text without its answers', question);
      return;
    }
    let place = 0;
    const text = withoutSigns(toInline(prompt)).replace(GAP, () => {
      const hints = wrong[place] ?? [];
      const choices = [answers[place] ?? '', ...hints].sort().join(' / ');
      const parts = [answers[place] ?? '', ...(hints.length > 0 ? [choices] : [])].map(toGapPart);
      place += 1;
      return `{{c${place}::${parts.join('::')}}}`;
    });
    const above = this.toField(directions);
    const fields = [above, text, this.pictures.toHtml(image, this.#folder)].filter((part) => part !== '');
    this.notes.push({ model: 'cloze', fields: [fields.join('<br/>'), ''], words: prompt, cards: count });
  }
}

/** Writes as HTML the signs that end a gap in Anki. */
const toGapPart = (text: string): string =>
  escapeXml(toBrackets(text)).replaceAll('}', '&#125;').replaceAll('{', '&#123;').replaceAll(':', '&#58;');

/** Writes a deck of Anki: a card for each card, pair and question with an answer, with their pictures. */
export async function writeAnki({ title, questions, files }: Source): Promise<WrittenFile> {
  const name = title.trim() || 'Handout';
  const id = 1_700_000_000_000 + Number.parseInt((await hash(name)).slice(0, 9), 16);
  const folder = `handout-${id}-`;
  const made = new Notes(files, folder);
  for (const question of questions) {
    made.writing.begin();
    made.add(question);
  }
  const notes = await Promise.all(
    made.notes.map(async (note): Promise<AnkiNote> => {
      const [whole, sum] = await Promise.all([hash(note.fields.join('\u001F')), hash(note.words)]);
      return { ...note, guid: whole.slice(0, 16), sum: Number.parseInt(sum.slice(0, 8), 16) };
    }),
  );
  const written = [...made.pictures.written.values()];
  const media = Object.fromEntries(written.map((picture, place) => [place, `${folder}${picture.name}`]));
  const database = writeSqlite(createCollection({ id, title: name, time: Date.now() }, notes));
  const bytes = zipSync({
    'collection.anki2': database,
    media: encode(JSON.stringify(media)),
    ...Object.fromEntries(written.map(({ file }, place) => [place, file.bytes])),
  });
  return { bytes: new Uint8Array(bytes), losses: made.writing.losses };
}
