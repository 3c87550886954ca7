/** The most characters that are read: a test of hundreds of questions. */
const MOST = 200_000;
const ENDLESS = /[^\S\n]{60}|_{200}|\n{60}|[^\n]{4000}/;

/** Tells whether a text holds runs that no test has, for which the patterns of questions would take seconds. */
export const isEndless = (text: string): boolean => text.length > MOST || ENDLESS.test(text);
