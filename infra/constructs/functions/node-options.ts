/**
 * The options of Node for every function; `npm start` has them too. V8 would enlarge the space for young objects three times in a
 * long life, at 16 MB each. On a machine with much memory it would also let old objects grow to four times what is in use before it
 * collects them; with a limit of 512 MB to half as much again. So the memory of a process stays flat.
 */
export const NODE_OPTIONS = '--max-semi-space-size=4 --max-old-space-size=512';
