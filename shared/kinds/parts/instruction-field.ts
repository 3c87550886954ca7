import { instructionStyle } from '../../items/parts/instruction-style.ts';
import { richTextField } from '../../text/schema.ts';
import { booleanField, objectField } from '../../vocabulary/schema-fields.ts';

/* @__NO_SIDE_EFFECTS__ */
export const createInstructionField = (visible: boolean) =>
  objectField({ content: richTextField('body'), visible: booleanField(visible), style: instructionStyle });
