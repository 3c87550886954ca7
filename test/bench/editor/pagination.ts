import { createElement } from 'react';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { createWorksheetContent } from '#shared/kinds/worksheet/view.tsx';
import { Layout } from '#shared/paper/layout/layout.ts';
import { measureScale } from '#shared/paper/measure/measure.ts';

/** Milliseconds of each round, and what they read. */
export interface PaginationSamples {
  readonly ours: number[];
  readonly theirs: number[];
  readonly units: number;
  readonly pages: number;
}

const queryAll = (selector: string, root: ParentNode) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Runs in the editor's page, on the paper that stands there. */
class PaperOnDesk {
  readonly layout = new Layout();
  readonly content;
  readonly scale: number;
  private readonly paper: HTMLElement;
  private isWider = false;
  private drawings = 0;

  constructor(worksheet: Worksheet) {
    const [paper] = queryAll('.desk .paper', document);
    const [box] = queryAll('.page-content', document);
    if (!paper || !box) throw new Error('There is no paper on the desk');
    this.paper = paper;
    this.scale = measureScale(box);
    this.content = createWorksheetContent(worksheet, false);
    queryAll('[data-block]', paper).forEach((block, place) => {
      const [element] = queryAll('.block-content', block);
      const key = block.dataset.block ?? '';
      if (!element) return;
      this.layout.attachPart(key, { element, from: place, top: 0 });
      this.drawnAnew(key);
    });
    this.measure();
  }

  /** As if the block had been given something else to draw. */
  drawnAnew(key: string): void {
    this.drawings += 1;
    this.layout.markDrawn(key, createElement('p', { title: this.drawings }));
  }

  measure = () => this.layout.measure(() => this.scale);

  units = (root: ParentNode = this.paper) => queryAll('[data-unit], .block-content', root);

  /** Every line of text has to be laid out again before anything can be read. */
  disturb(): void {
    this.isWider = !this.isWider;
    this.paper.style.wordSpacing = this.isWider ? '0.015625px' : '0px';
  }

  block = (key: string) => this.paper.querySelector(`[data-block="${key}"]`) ?? this.paper;
}

function measureTime(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const readAll = (elements: readonly HTMLElement[]) => {
  for (const element of elements) element.getBoundingClientRect();
};

/** All of it measured and packed, against reading the same elements once. */
export function measureFullPagination(worksheet: Worksheet, rounds: number): PaginationSamples {
  const desk = new PaperOnDesk(worksheet);
  const samples = { ours: [] as number[], theirs: [] as number[] };
  const paginate = () => {
    desk.layout.forgetMeasures();
    desk.layout.paginate(desk.content);
    desk.measure();
    desk.layout.paginate(desk.content);
  };
  for (let round = 0; round < rounds; round++) {
    desk.disturb();
    samples.ours.push(measureTime(paginate));
    desk.disturb();
    samples.theirs.push(measureTime(() => readAll(desk.units())));
  }
  return { ...samples, units: desk.units().length, pages: desk.layout.paginate(desk.content).length };
}

/** One word more in one block, again and again; each sample is the mean of `batch` edits, the clock being coarse. */
export function measurePaginationAfterEdit(
  worksheet: Worksheet,
  key: string,
  rounds: number,
  batch: number,
): PaginationSamples {
  const desk = new PaperOnDesk(worksheet);
  const block = desk.block(key);
  const text = document.createTreeWalker(block, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error(`${key} has no text`);
  const written = text.nodeValue;
  const edited = (then: () => void) => {
    text.nodeValue = `${written} more`;
    then();
    text.nodeValue = written;
    then();
  };
  const ours = () => {
    desk.drawnAnew(key);
    desk.measure();
    desk.layout.paginate(desk.content);
  };
  const theirs = () => readAll(desk.units(block));
  const mean = (then: () => void) =>
    measureTime(() => {
      for (let edit = 0; edit < batch; edit += 2) edited(then);
    }) / batch;
  const samples = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    samples.ours.push(mean(ours));
    samples.theirs.push(mean(theirs));
  }
  return { ...samples, units: desk.units(block).length, pages: desk.layout.paginate(desk.content).length };
}
