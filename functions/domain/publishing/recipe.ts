/**
 * The number of the recipe by which this release prints. Raise it with a change of what is printed that PDFs published
 * before it should have too; `npm run rerender` then makes them anew.
 */
export const PRINT_RECIPE = 1;
