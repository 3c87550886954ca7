/** The media types that can be uploaded. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/svg+xml'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export const LARGEST_UPLOAD = 5_242_880;
/** Pictures with more pixels are not decoded. */
export const MOST_PIXELS = 25_000_000;
