/** Lists what reads values and draws them, which loads with the first document that has any. */

export { writePiece } from '../../drawings/shape.ts';
export { DrawingOnPaper } from './DrawingOnPaper.tsx';
export { PX_PER_MM, setInColumns, toLook } from './layout.ts';
export { listValues } from './list-values.ts';
