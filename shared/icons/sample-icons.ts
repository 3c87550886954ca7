import { getIconPath, ICON_LICENSE, POPULAR } from './icon.ts';
import type { Icon } from './icon-schema.ts';

/**
 * Twenty icons that every copy of the editor has with it, the popular nine first: what the gallery shows when the
 * icon service does not answer. Their drawings lie on the site like all others.
 */
export const SAMPLE_ICONS: readonly Icon[] = [
  createSample(
    '2B50',
    'star',
    'Vanessa Boutzikoudi',
    'astronomy, medium, stars, white, shine, small planet, sky, yellow, sparkle, far away',
  ),
  createSample(
    '1F603',
    'grinning face with big eyes',
    'Emily Jäger',
    'awesome, big, eyes, face, grin, grinning, happy, mouth, open, smile, smiling, teeth, yay',
  ),
  createSample('1F44D', 'thumbs up', 'Julian Grüneberg', '+1, good, hand, like, thumb, up, yes'),
  createSample('1F34E', 'red apple', 'Liz Bravo', 'apple, diet, food, fruit, health, red, ripe'),
  createSample('270F', 'pencil', 'Rana Cakir', 'notes'),
  createSample(
    '1F4D6',
    'open book',
    'Jonas Roßner',
    'book, education, fantasy, knowledge, library, novels, open, reading, read, write',
  ),
  createSample('2764', 'red heart', 'Laura Humpfer', 'emotion, heart, love, red'),
  createSample(
    '2600',
    'sun',
    'Vanessa Boutzikoudi',
    'bright, rays, space, sunny, weather, sunrise, warm, sunbeams, feel good, beach, tanning, fire, fireball, hot, heavenly body',
  ),
  createSample(
    '1F3C6',
    'trophy',
    'Julian Grüneberg',
    'champion, champs, prize, slay, sport, victory, win, winning, championship, winner, gold cup, award',
  ),
  createSample(
    '1F436',
    'dog face',
    'Sofie Ascherl',
    'adorbs, animal, dog, face, pet, puppies, puppy, friend, doggy',
  ),
  createSample('1F431', 'cat face', 'Sofie Ascherl', 'animal, cat, face, kitten, kitty, pet, miau'),
  createSample(
    '1F41F',
    'fish',
    'Selina Bauder',
    'animal, dinner, fishes, fishing, pisces, zodiac, swim, water',
  ),
  createSample('1F98B', 'butterfly', 'Robert Winslow', 'insect, pretty'),
  createSample(
    '1F333',
    'deciduous tree',
    'Hilda Kalyoncu',
    'deciduous, forest, green, habitat, shedding, tree, plant',
  ),
  createSample('1F33B', 'sunflower', 'Hilda Kalyoncu', 'flower, outdoors, plant, sun, yellow, summer'),
  createSample(
    '1F3E0',
    'house',
    'Martin Wehl',
    'building, country, heart, home, ranch, settle, simple, suburban, suburbia, where',
  ),
  createSample('1F697', 'automobile', 'Ronja Bäurlen', 'car, driving, vehicle, travel, transportation'),
  createSample(
    '26BD',
    'soccer ball',
    'Vanessa Boutzikoudi',
    'ball, football, futbol, soccer, sport, game, ball game, team sports',
  ),
  createSample(
    '1F308',
    'rainbow',
    'Vanessa Boutzikoudi',
    'gay, genderqueer, glbt, glbtq, lesbian, lgbt, lgbtq, lgbtqia, nature, pride, queer, rain, trans, transgender, weather, color, colorful, colors formed in the sky, sunbeams, sunlight, facet, sparkle, unicorn',
  ),
  createSample('1F388', 'balloon', 'Laura Humpfer', 'birthday, celebrate, celebration, party, decoration'),
];

function createSample(id: string, term: string, creator: string, tags: string): Icon {
  return {
    id,
    thumbnail_url: getIconPath(id),
    our_premium: false,
    is_default: POPULAR.includes(id),
    term,
    tags: tags.split(', '),
    creator,
    license: ICON_LICENSE,
  };
}

/**
 * Finds the samples whose name or tags have, for each word of the query, a word that begins with it; without
 * a query, the popular nine.
 */
export function findSamples(query: string): Icon[] {
  const words = splitWords(query);
  if (words.length === 0) return SAMPLE_ICONS.filter(({ is_default }) => is_default);
  return SAMPLE_ICONS.filter(({ term, tags }) => {
    const known = [term, ...tags].flatMap(splitWords);
    return words.every((word) => known.some((one) => one.startsWith(word.replace(/s$/, ''))));
  });
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? [];
