import {
  DRAWING_KINDS,
  type DrawingKind,
  type DrawingLevel,
  type DrawingTask,
} from '#shared/drawings/kinds.ts';
import { setKind } from '#shared/items/drawing/rules.ts';
import { createItem, type WorksheetItem } from '#shared/items/item.ts';
import { setTask } from '#shared/items/maths-practice/rules.ts';
import { MATHS_TASKS, type MathsTask } from '#shared/items/maths-practice/schema.ts';
import { getKindQuestions } from '../drawings/kind-questions.ts';
import { TASK_OPTIONS } from '../items/maths-practice/task-questions.ts';

/** What an item of many is made of: a kind of drawing, or problems of a task. */
export type ItemTopic = `drawing:${DrawingKind}` | `maths:${MathsTask}`;

export interface ItemSettings {
  readonly topic: ItemTopic;
  readonly count: number;
  /** Drawings alone have these. */
  readonly level: DrawingLevel;
  readonly task: DrawingTask;
  readonly seed: number;
}

/** The drawings that have a value, and are made by lot. */
const DRAWN = DRAWING_KINDS.filter((kind) => getKindQuestions(kind).values !== undefined);

/** Lists what there is: drawings first, as clocks are asked for most. */
export const ITEM_TOPIC_OPTIONS: readonly { readonly value: ItemTopic; readonly label: string }[] = [
  ...DRAWN.map((kind) => ({ value: `drawing:${kind}` as const, label: getKindQuestions(kind).label })),
  ...TASK_OPTIONS.map(({ value, label }) => ({
    value: `maths:${value}` as const,
    label: `Problems: ${label}`,
  })),
];

export const FIRST_SETTINGS: ItemSettings = {
  ...{ topic: 'drawing:clock', count: 20, level: 'medium', task: 'read', seed: 1 },
};

const findDrawing = (topic: ItemTopic): DrawingKind | undefined =>
  DRAWN.find((kind) => topic === `drawing:${kind}`);
const findTask = (topic: ItemTopic): MathsTask =>
  MATHS_TASKS.find((task) => topic === `maths:${task}`) ?? MATHS_TASKS[0];

/** Tells whether a topic is drawn, and so has a level and what students do. */
export const isDrawn = (topic: ItemTopic): boolean => findDrawing(topic) !== undefined;

/** Tells whether students can read the value off a drawing. */
export const isRead = (topic: ItemTopic): boolean => {
  const kind = findDrawing(topic);
  return kind !== undefined && getKindQuestions(kind).isRead !== false;
};

/** Makes the item of settings; its own settings are what it is made anew of later. */
export function createItemOf({ topic, count, level, task, seed }: ItemSettings, id: string): WorksheetItem {
  const kind = findDrawing(topic);
  if (!kind) {
    const item = createItem('maths_practice', id);
    setTask(item.data, findTask(topic));
    Object.assign(item.data, { count, shuffle_seed: seed });
    return item;
  }
  const item = createItem('drawing', id);
  setKind(item.data, kind);
  const done = isRead(topic) ? { task } : {};
  Object.assign(item.data, { made: count, values: [], level, shuffle_seed: seed, ...done });
  return item;
}

/** Returns how many a topic usually has. */
export function getUsualCount(topic: ItemTopic): number {
  const item = createItemOf({ ...FIRST_SETTINGS, topic }, 'usual');
  if (item.type !== 'maths_practice') return FIRST_SETTINGS.count;
  setTask(item.data, findTask(topic));
  return item.data.count;
}
