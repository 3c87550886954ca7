/** Matches three or more underscores, which are printed as a line to write on. */
export const BLANK_RUN = /_{3,}/;
