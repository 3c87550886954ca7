import { ICON_LICENSE } from '#shared/icons/icon.ts';

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
} as const satisfies Record<string, readonly [id: string, creator: string]>;

/** In px, as a picture that is added by hand. */
const WIDTH = 96;

type IconName = keyof typeof ICONS;

/** Creates the picture of an icon. */
export function createPicture(name: IconName): object {
  const [id, creator] = ICONS[name];
  const iconObject = { id, creator, license: ICON_LICENSE.name };
  return { id: `icon-${id}`, name, alt: name, is_icon: true, iconObject, width: WIDTH };
}
