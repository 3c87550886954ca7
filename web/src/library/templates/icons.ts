import { DIAGRAM_LICENSE, ICON_LICENSE } from '#shared/icons/icon.ts';

/** The icons of the templates, with the authors that their licence names. */
const ICONS = {
  dog: ['1F436', 'Sofie Ascherl'],
  cat: ['1F431', 'Sofie Ascherl'],
  sun: ['2600', 'Vanessa Boutzikoudi'],
  apple: ['1F34E', 'Liz Bravo'],
  fish: ['1F41F', 'Selina Bauder'],
  bee: ['1F41D', 'Selina Bauder'],
  frog: ['1F438', 'Selina Bauder'],
  bird: ['1F426', 'Selina Bauder'],
  cow: ['1F42E', 'Sofie Ascherl'],
  pig: ['1F437', 'Sofie Ascherl'],
  horse: ['1F434', 'Sofie Ascherl'],
  duck: ['1F986', 'Selina Bauder'],
  sheep: ['1F411', 'Sofie Ascherl'],
  mouse: ['1F42D', 'Sofie Ascherl'],
  rabbit: ['1F430', 'Sofie Ascherl'],
  lion: ['1F981', 'Sofie Ascherl'],
  bear: ['1F43B', 'Sofie Ascherl'],
  elephant: ['1F418', 'Sofie Ascherl'],
  owl: ['1F989', 'Selina Bauder'],
  fox: ['1F98A', 'Sofie Ascherl'],
  butterfly: ['1F98B', 'Robert Winslow'],
  turtle: ['1F422', 'Robert Winslow'],
  snake: ['1F40D', 'Selina Bauder'],
  whale: ['1F433', 'Kris Kowal'],
  monkey: ['1F435', 'Sofie Ascherl'],
  penguin: ['1F427', 'Selina Bauder'],
  hen: ['1F414', 'Selina Bauder'],
  spider: ['1F577', 'Selina Bauder'],
  cloud: ['2601', 'Vanessa Boutzikoudi'],
  rain: ['1F327', 'Vanessa Boutzikoudi'],
  wave: ['1F30A', 'Vanessa Boutzikoudi'],
  ruler: ['1F4CF', 'Sina Schulz'],
  ice: ['1F9CA', 'Evelyn Soos'],
  dolphin: ['1F42C', 'Kris Kowal'],
  droplet: ['1F4A7', 'Vanessa Boutzikoudi'],
  mountain: ['26F0', 'Martin Wehl'],
  seedling: ['1F331', 'Hilda Kalyoncu'],
  fog: ['1F32B', 'Nelly Nieter'],
  unsure: ['1F610', 'Mariella Steeb'],
  puzzled: ['1F615', 'Mariella Steeb'],
  happy: ['1F603', 'Emily Jäger'],
  sad: ['1F622', 'Mariella Steeb'],
  angry: ['1F621', 'Mariella Steeb'],
  scared: ['1F631', 'Mariella Steeb'],
  sleepy: ['1F634', 'Emily Jäger'],
  surprised: ['1F632', 'Emily Jäger'],
  sick: ['1F912', 'Emily Jäger'],
  silly: ['1F61C', 'Mariella Steeb'],
  hot: ['1F975', 'Antonia Wagner'],
  cold: ['1F976', 'Antonia Wagner'],
  loud: ['1F4E2', 'Rana Cakir'],
  quiet: ['1F92B', 'Emily Jäger'],
  full: ['1F50B', 'Jonas Roßner'],
  empty: ['1FAAB', 'Alena Peichl'],
  moon: ['1F31C', 'Vanessa Boutzikoudi'],
  snail: ['1F40C', 'Selina Bauder'],
  leopard: ['1F406', 'Sofie Ascherl'],
  thinking: ['1F914', 'Emily Jäger'],
  hearts: ['1F970', 'Antonia Wagner'],
  socks: ['1F9E6', 'Laura Schießer'],
  hand: ['1F590', 'Aileen Gedrat'],
  hands: ['1F64C', 'Julian Grüneberg'],
  waving: ['1F44B', 'Julian Grüneberg'],
  friends: ['1F9D1-200D-1F91D-200D-1F9D1', 'Fanny Jung'],
  walking: ['1F6B6', 'Johanna Wellnitz'],
  thumb: ['1F44D', 'Julian Grüneberg'],
  eyes: ['1F440', 'Julian Grüneberg'],
  ball: ['26BD', 'Vanessa Boutzikoudi'],
  magnifier: ['1F50D', 'Sina Schulz'],
  school: ['1F3EB', 'Niklas Kuntz'],
  house: ['1F3E0', 'Martin Wehl'],
  calendar: ['1F5D3', 'Sina Schulz'],
  star: ['2B50', 'Vanessa Boutzikoudi'],
  carrot: ['1F955', 'Marius Schnabel'],
  lettuce: ['1F96C', 'Ricarda Krejci'],
  sunflower: ['1F33B', 'Hilda Kalyoncu'],
} as const satisfies Record<string, readonly [id: string, creator: string]>;

/** The width in px, as a picture has that is added by hand. */
const WIDTH = 96;

type IconName = keyof typeof ICONS;

/** Creates the picture of an icon. */
export function createPicture(name: IconName): object {
  const [id, creator] = ICONS[name];
  const iconObject = { id, creator, license: ICON_LICENSE.name };
  return { id: `icon-${id}`, name, alt: name, is_icon: true, iconObject, width: WIDTH };
}

/** Our own drawings among them. */
const DIAGRAMS = { plantCell: ['F0001', 'plant cell'], worldMap: ['F0002', 'blank world map'] } as const;

/** Creates the picture of a drawing of our own, to be labelled. */
export function createDiagramPicture(name: keyof typeof DIAGRAMS, alt: string): object {
  const [id, term] = DIAGRAMS[name];
  const iconObject = { id, creator: 'Handout', license: DIAGRAM_LICENSE.name };
  return { id: `icon-${id}`, name: term, alt, is_icon: true, iconObject };
}
