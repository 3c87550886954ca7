/** What the worksheet is made of, as far as its tests need it again. */

export const SCRAMBLED = ['transpiration', 'infiltration', 'runoff', 'collection'] as const;
export const PAIRS = [
  ['evaporation', 'liquid to gas'],
  ['condensation', 'gas to liquid'],
  ['sublimation', 'solid to gas'],
  ['deposition', 'gas to solid'],
  ['runoff', 'water flowing over land'],
] as const;
export const FAKES = ['solid to liquid', 'liquid to solid'] as const;
export const CHECKS = [
  'I answered every question',
  'I checked my spelling',
  'I wrote my name on each page',
] as const;
export const SHEETS = 4;
export const QUESTIONS =
  /1\. Which change of.*2\. Most of.*3\. Explain in.*4\. Water boils.*5\. The sun.*6\. a\).*7\. Write the letter.*8\..*9\. Draw a cloud/;
