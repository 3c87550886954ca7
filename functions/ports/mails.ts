/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails of our own; the identity provider sends the codes of sign-up and of forgotten passwords. */
export interface Mails {
  /** False where the stage has no sender. */
  readonly isOn: boolean;
  send(mail: Mail): Promise<void>;
}
