import './formula.css';

/** Typesets formulas, with the font and the rules that they are drawn with. */
export { typesetFormula } from './typeset-formula.ts';
