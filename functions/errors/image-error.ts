import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import { ApiError } from './api-error.ts';

/** Messages about a file that cannot become a picture. */
export const IMAGE_MESSAGES = {
  failed: 'Sorry! An error occurred while uploading the image',
  type: REQUIREMENTS.imageType,
  size: REQUIREMENTS.imageSize,
  thin: 'This image is too thin: its longer side can be at most 100 times the shorter one.',
  complex: 'This drawing is too complicated. Please save it as PNG and try again.',
  pixels: 'Images can have at most 25 megapixels.',
  other: 'This file is not what its name says. Please save it as JPEG or PNG and try again.',
  quota: 'There is no room left for more images in this account.',
  missing: 'The image did not arrive. Please try again.',
} as const;

/** Creates the error for a picture. Its message appears under `errors.image`. */
export const createImageError = (why: keyof typeof IMAGE_MESSAGES): ApiError =>
  new ApiError(why === 'quota' ? 'quota_reached' : 'image_refused', {
    problems: [{ where: 'image', message: IMAGE_MESSAGES[why] }],
  });
