import * as z from 'zod/mini';

/** An icon as a search answers it. */
export const icon = z.object({
  /** The library's own name of it, such as "1F34E". */
  id: z.string(),
  /** The address of the drawing, an SVG on the site's own origin. */
  thumbnail_url: z.string(),
  /** True where it needs a premium plan. */
  our_premium: z.boolean(),
  /** True for the popular ones, which an empty search shows. */
  is_default: z.boolean(),
  term: z.string(),
  tags: z.array(z.string()),
  creator: z.string(),
  license: z.object({ name: z.string(), url: z.string() }),
});
export type Icon = z.output<typeof icon>;

/** The reply to a search: a page of icons, their total number, and the cursor of the next page. */
export const iconPage = z.object({
  icons: z.array(icon),
  total_count: z.number(),
  next_page: z.nullable(z.string()),
});
export type IconPage = z.output<typeof iconPage>;
