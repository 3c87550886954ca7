/** A drawing of our own in the icon library, in the shape in which the library lists its own. */
const createDiagram = (hexcode: string, annotation: string, tags: string, words: string) => ({
  hexcode,
  annotation,
  tags,
  openmoji_tags: words,
  group: 'diagrams',
  subgroups: 'science',
  openmoji_author: 'Handout',
  skintone: '',
});

/**
 * Lists the drawings of our own, to be labelled. Their names are code points for private use, beyond those of the library; the file
 * of each lies beside this one.
 */
export const DIAGRAMS = [
  createDiagram(
    'F0001',
    'plant cell',
    'cell, biology, diagram, nucleus, chloroplast',
    'célula vegetal, cellule végétale, Pflanzenzelle, cellula vegetale',
  ),
  createDiagram(
    'F0002',
    'blank world map',
    'map, world map, continents, oceans, geography, diagram',
    'mapa del mundo, carte du monde, Weltkarte, mappa del mondo',
  ),
] as const;

export const isDiagram = (id: string): boolean => DIAGRAMS.some(({ hexcode }) => hexcode === id);
