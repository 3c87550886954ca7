import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { richTextField } from '../../text/schema.ts';
import { instructionStyle } from '../parts/instruction-style.ts';

export const instructionData = z.object({ instruction: richTextField('body'), style: instructionStyle });
export type InstructionData = z.output<typeof instructionData>;

export const createInstruction = (): InstructionData => instructionData.parse({});
export const isEmptyInstruction = (data: InstructionData): boolean => isEqual(data, createInstruction());
