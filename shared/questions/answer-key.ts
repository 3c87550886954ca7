import type { KeyAnswer } from './key-lines.ts';
import { keepLabel, type Line } from './lines.ts';
import { type Numbered, pairAnswers } from './pair-answers.ts';

interface GivenAnswer {
  readonly number: number;
  answer: string;
}

/** Lines of a key, and the answers that they give. */
interface Source {
  readonly lines: Line[];
  readonly answers: readonly GivenAnswer[];
  /** The heading above all further lines, which is printed with those that belong to no question. */
  readonly isHeading: boolean;
}

const toLine = ({ number, answer }: GivenAnswer): Line => {
  const text = `${number}. ${answer}`;
  const spans = [{ text, marks: [] }];
  return { label: null, spans, text, whole: spans };
};

/** Collects the answers of a test that are in lists, and gives them to their questions. */
export class AnswerKey<Q> {
  readonly #sources: Source[] = [];
  readonly #answers: Numbered<GivenAnswer>[] = [];
  /** The lines since the last answer. */
  #before: string[] = [];

  addHeading(line: Line, section: string | null): void {
    if (section !== null) this.#before.push(section);
    this.#sources.push({ lines: [line], answers: [], isHeading: true });
  }

  /** Adds a line without an answer, which may be the name of a section. */
  addText(line: Line, isKept: boolean): void {
    this.#before.push(line.text);
    if (isKept) this.#sources.push({ lines: [line], answers: [], isHeading: false });
  }

  addAnswers(line: Line, found: readonly KeyAnswer[], section: string | null = null): void {
    if (section !== null) this.#before.push(section);
    const answers = found.map((answer) => ({ ...answer }));
    for (const value of answers) {
      this.#answers.push({ number: value.number, value, before: this.#before });
      this.#before = [];
    }
    this.#sources.push({ lines: [line], answers, isHeading: false });
  }

  /** Adds a line to the last answer. */
  addStep(line: Line, text: string): void {
    this.#sources.at(-1)?.lines.push(line);
    const last = this.#answers.at(-1)?.value;
    if (last) last.answer += `\n${text}`;
  }

  /** Gives the answers to their questions; returns the lines that have answers to none, or no answers. */
  give(questions: readonly Numbered<Q>[], give: (question: Q, answer: string) => void): Line[] {
    const pairs = pairAnswers(questions, this.#answers);
    for (const [{ answer }, question] of pairs) give(question, answer);
    const isUnused = (answer: GivenAnswer) => !pairs.has(answer);
    const hasUnused = this.#sources.some(({ answers }) => answers.some(isUnused));
    return this.#sources.flatMap(({ lines, answers, isHeading }) => {
      if (isHeading) return hasUnused ? lines : [];
      return answers.every(isUnused) ? lines.map(keepLabel) : answers.filter(isUnused).map(toLine);
    });
  }
}
