/** What was typed, as a change of a plain text. */
export interface Edit {
  /** The indexes of what is replaced. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** How a field that cannot be written in yet takes what is typed for it. */
export interface TypingReceiver {
  /** Without it, line breaks become spaces. */
  readonly isMultiline: boolean;
  /** Returns its plain text. */
  readonly read: () => string;
  /** Changes its value; returns false where that takes its editor, as with formatting. */
  readonly write: (edit: Edit) => boolean;
  /** Does what Enter does in it; returns false where Enter makes a line. */
  readonly enter: () => boolean;
}

const receivers = new WeakMap<Element, TypingReceiver>();

export const getReceiver = (field: Element): TypingReceiver | undefined => receivers.get(field);

/** Lets what is typed for a field reach it before its editor has loaded. */
export function receiveTyping(field: Element, receiver: TypingReceiver): void {
  receivers.set(field, receiver);
}
