/** The reason why Handout cannot start, in one line for the user at the terminal. */
export class StartError extends Error {}
