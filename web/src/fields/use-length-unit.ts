import { useFact } from '../document/editor-context.ts';
import { getLengthUnit, type LengthUnit } from './length-units.ts';

/** Returns the unit in which the open document's lengths are shown. */
export const useLengthUnit = (): LengthUnit => useFact(({ paper }) => getLengthUnit(paper));
