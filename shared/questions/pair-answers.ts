import { countBy } from 'es-toolkit';

/** Something with the number of a question: the question itself, or an answer to it. */
export interface Numbered<T> {
  readonly number: number;
  readonly value: T;
  /** The lines between it and the one before, among which may be the name of a section. */
  readonly before: readonly string[];
}

/** Those whose numbers rise: a number that does not begins the next section. */
interface Section<T> {
  readonly names: readonly string[];
  readonly byNumber: Map<number, T>;
}

const toName = (line: string): string => line.replace(/[\s:.–—-]+$/, '').toLowerCase();

function splitSections<T>(all: readonly Numbered<T>[]): Section<T>[] {
  const sections: Section<T>[] = [];
  let last = 0;
  for (const { number, value, before } of all) {
    const section = sections.at(-1);
    if (section && number > last) section.byNumber.set(number, value);
    else sections.push({ names: before.map(toName), byNumber: new Map([[number, value]]) });
    last = number;
  }
  return sections;
}

/** Indexes the sections by the names that no other one has. */
function indexByName<T>(sections: readonly Section<T>[]): Map<string, Section<T>> {
  const named = sections.flatMap((section) => [...new Set(section.names)].map((name) => ({ name, section })));
  const counts = countBy(named, ({ name }) => name);
  const single = named.filter(({ name }) => counts[name] === 1);
  return new Map(single.map(({ name, section }) => [name, section]));
}

/** Finds the section of the questions for each one of the answers by its name; null where names do not say it. */
function matchByName<Q, A>(asked: readonly Section<Q>[], given: readonly Section<A>[]) {
  const index = indexByName(asked);
  const matched = given.flatMap(({ names }) => {
    const found = new Set(names.flatMap((name) => index.get(name) ?? []));
    return found.size === 1 ? [...found] : [];
  });
  return new Set(matched).size === given.length ? matched : null;
}

/** Finds the section by the order, where the numbers of both lists restart alike; null elsewhere. */
function matchByOrder<Q, A>(asked: readonly Section<Q>[], given: readonly Section<A>[]) {
  const isAlike = given.every(({ byNumber }, at) =>
    [...byNumber.keys()].every((number) => asked[at]?.byNumber.has(number)),
  );
  return isAlike && given.length === asked.length ? asked : null;
}

/** Indexes those whose number no other one has. */
function indexSingles<T>(all: readonly Numbered<T>[]): Map<number, T> {
  const counts = countBy(all, ({ number }) => number);
  const singles = all.filter(({ number }) => counts[number] === 1);
  return new Map(singles.map(({ number, value }) => [number, value]));
}

/** Pairs by their numbers alone, which say nothing where several have the same one. */
function pairSingles<Q, A>(questions: readonly Numbered<Q>[], answers: readonly Numbered<A>[]) {
  const asked = indexSingles(questions);
  return [...indexSingles(answers)].map(([number, answer]) => [answer, asked.get(number)] as const);
}

/**
 * Pairs answers with questions by their numbers. Where these restart, the name or the order of the sections
 * decides. Answers that may belong to several questions are left out.
 */
export function pairAnswers<Q, A>(questions: readonly Numbered<Q>[], answers: readonly Numbered<A>[]) {
  const [asked, given] = [splitSections(questions), splitSections(answers)];
  const sections = matchByName(asked, given) ?? matchByOrder(asked, given);
  const pairs = sections
    ? given.flatMap(({ byNumber }, at) =>
        [...byNumber].map(([number, answer]) => [answer, sections[at]?.byNumber.get(number)] as const),
      )
    : pairSingles(questions, answers);
  return new Map(pairs.filter((pair): pair is [A, Q] => pair[1] !== undefined));
}
