/** One message at the foot of the page. */
export interface ToastMessage {
  /** One sentence: “el kiwi” deleted. */
  readonly words: string;
  readonly title?: string;
  readonly tone?: 'plain' | 'danger';
  /** One thing to press: Undo. It closes the toast. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}
