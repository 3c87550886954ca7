import './formula.css';

/** What typesets formulas, with the font and the rules that they are drawn with. */
export { typeset } from './typeset.ts';
