import { isBlank } from '../../text/plain-text.ts';
import type { PictureData } from './schema.ts';

/** Tells whether a text stands beside the pictures. */
export const hasTextBeside = ({ placement, text }: PictureData): boolean =>
  (placement === 'text_left' || placement === 'text_right') && !isBlank(text);
