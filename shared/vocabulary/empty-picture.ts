import { type ImageAttachment, imageAttachment } from './image.ts';

/** A picture of nothing. The build puts the value itself in place of this module, so that a page needs no schema for it. */
export const EMPTY_PICTURE: ImageAttachment = imageAttachment.parse({ id: 'empty', name: '' });
