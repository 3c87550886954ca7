import { ICON_LICENSE, type Icon, iconAddress, POPULAR } from './icon.ts';

/**
 * Twenty icons that every copy of the editor has with it, the popular nine first: what the gallery shows when the
 * icon service does not answer. Their drawings lie on the site like all others.
 */
export const SAMPLE_ICONS: readonly Icon[] = [
  sample(
    '2B50',
    'star',
    'Vanessa Boutzikoudi',
    'astronomy, medium, stars, white, shine, small planet, sky, yellow, sparkle, far away',
  ),
  sample(
    '1F603',
    'grinning face with big eyes',
    'Emily Jäger',
    'awesome, big, eyes, face, grin, grinning, happy, mouth, open, smile, smiling, teeth, yay',
  ),
  sample('1F44D', 'thumbs up', 'Julian Grüneberg', '+1, good, hand, like, thumb, up, yes'),
  sample('1F34E', 'red apple', 'Liz Bravo', 'apple, diet, food, fruit, health, red, ripe'),
  sample('270F', 'pencil', 'Rana Cakir', 'notes'),
  sample(
    '1F4D6',
    'open book',
    'Jonas Roßner',
    'book, education, fantasy, knowledge, library, novels, open, reading, read, write',
  ),
  sample('2764', 'red heart', 'Laura Humpfer', 'emotion, heart, love, red'),
  sample(
    '2600',
    'sun',
    'Vanessa Boutzikoudi',
    'bright, rays, space, sunny, weather, sunrise, warm, sunbeams, feel good, beach, tanning, fire, fireball, hot, heavenly body',
  ),
  sample(
    '1F3C6',
    'trophy',
    'Julian Grüneberg',
    'champion, champs, prize, slay, sport, victory, win, winning, championship, winner, gold cup, award',
  ),
  sample(
    '1F436',
    'dog face',
    'Sofie Ascherl',
    'adorbs, animal, dog, face, pet, puppies, puppy, friend, doggy',
  ),
  sample('1F431', 'cat face', 'Sofie Ascherl', 'animal, cat, face, kitten, kitty, pet, miau'),
  sample('1F41F', 'fish', 'Selina Bauder', 'animal, dinner, fishes, fishing, pisces, zodiac, swim, water'),
  sample('1F98B', 'butterfly', 'Robert Winslow', 'insect, pretty'),
  sample(
    '1F333',
    'deciduous tree',
    'Hilda Kalyoncu',
    'deciduous, forest, green, habitat, shedding, tree, plant',
  ),
  sample('1F33B', 'sunflower', 'Hilda Kalyoncu', 'flower, outdoors, plant, sun, yellow, summer'),
  sample(
    '1F3E0',
    'house',
    'Martin Wehl',
    'building, country, heart, home, ranch, settle, simple, suburban, suburbia, where',
  ),
  sample('1F697', 'automobile', 'Ronja Bäurlen', 'car, driving, vehicle, travel, transportation'),
  sample(
    '26BD',
    'soccer ball',
    'Vanessa Boutzikoudi',
    'ball, football, futbol, soccer, sport, game, ball game, team sports',
  ),
  sample(
    '1F308',
    'rainbow',
    'Vanessa Boutzikoudi',
    'gay, genderqueer, glbt, glbtq, lesbian, lgbt, lgbtq, lgbtqia, nature, pride, queer, rain, trans, transgender, weather, color, colorful, colors formed in the sky, sunbeams, sunlight, facet, sparkle, unicorn',
  ),
  sample('1F388', 'balloon', 'Laura Humpfer', 'birthday, celebrate, celebration, party, decoration'),
];

function sample(id: string, term: string, creator: string, tags: string): Icon {
  return {
    id,
    thumbnail_url: iconAddress(id),
    our_premium: false,
    is_default: POPULAR.includes(id),
    term,
    tags: tags.split(', '),
    creator,
    license: ICON_LICENSE,
  };
}

/** The samples in whose name or tags a word begins with each word of the query; without one, the popular nine. */
export function samplesFor(query: string): Icon[] {
  const words = wordsOf(query);
  if (words.length === 0) return SAMPLE_ICONS.filter(({ is_default }) => is_default);
  return SAMPLE_ICONS.filter(({ term, tags }) => {
    const known = [term, ...tags].flatMap(wordsOf);
    return words.every((word) => known.some((one) => one.startsWith(word.replace(/s$/, ''))));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? [];
