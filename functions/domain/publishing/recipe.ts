/**
 * The number of the recipe by which this release prints. Raise it with a change of what is printed that PDFs
 * published before it should have too; `npm run rerender` then renders them again.
 */
export const PRINT_RECIPE = 1;
