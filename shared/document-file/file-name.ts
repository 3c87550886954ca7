/** The ending of the files that are written. */
export const FILE_ENDING = 'handout.json';

/** Tells by its name whether a file is one of a document; no bank of questions is called so. */
export const isDocumentFileName = (name: string): boolean => /\.json$/i.test(name);
