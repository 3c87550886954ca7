/** The help pages in their order, by their titles. */
export const TOPICS = {
  first: 'First worksheet',
  cards: 'Cards and duplex printing',
  game: 'Bingo',
  paste: 'Paste what you have',
  print: 'Print and publish',
  keyboard: 'Keyboard',
} as const;

export type TopicId = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as readonly TopicId[];
