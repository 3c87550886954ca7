/** Creates what an element says of its data attributes, for a stand-in that has no document. */
export const createData = (dataset: Record<string, string>) => ({
  dataset,
  hasAttribute: (name: string) => Object.hasOwn(dataset, name.replace('data-', '')),
});
