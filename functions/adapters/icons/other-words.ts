/** A phrase finds what has all of its words: "woman" alone would find each woman at work and each skin tone. */
const MOTHER = ['adult lady woman', 'woman feeding baby', 'pregnant woman'];
const FATHER = ['adult bro man', 'man feeding baby'];

/** Maps words of teachers and children, in the singular, to those of the library. */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  bike: ['bicycle'],
  brother: ['boy'],
  bunny: ['rabbit'],
  calculator: ['abacus'],
  car: ['automobile'],
  classroom: ['school', 'teacher', 'chair'],
  dad: FATHER,
  daddy: FATHER,
  father: FATHER,
  firetruck: ['fire engine'],
  grandpa: ['old man', 'grandfather'],
  flower: ['blossom', 'tulip', 'flower'],
  icecream: ['ice cream'],
  math: ['abacus', 'plus', 'ruler'],
  mom: MOTHER,
  mommy: MOTHER,
  mother: MOTHER,
  mum: MOTHER,
  orange: ['tangerine'],
  petal: ['flower', 'blossom'],
  plane: ['airplane'],
  school: ['school', 'pencil', 'crayon', 'ruler', 'scissors', 'book', 'notebook', 'teacher', 'student'],
  sister: ['girl'],
  tree: ['deciduous tree', 'tree'],
  truck: ['lorry', 'truck'],
  stem: ['herb', 'seedling', 'flower'],
  tv: ['television'],
  water: ['droplet'],
};
