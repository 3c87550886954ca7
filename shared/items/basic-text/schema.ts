import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { richTextField } from '../../text/schema.ts';

export const basicTextData = z.object({ instruction: richTextField('body') });
export type BasicTextData = z.output<typeof basicTextData>;

export const createBasicText = (): BasicTextData => basicTextData.parse({});
export const isEmptyBasicText = (data: BasicTextData): boolean => isEqual(data, createBasicText());
