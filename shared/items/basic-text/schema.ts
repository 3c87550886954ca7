import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { richText } from '../../text/schema.ts';

export const basicTextData = z.object({ instruction: richText('body') });
export type BasicTextData = z.output<typeof basicTextData>;

export const emptyBasicText = (): BasicTextData => basicTextData.parse({});
export const isEmptyBasicText = (data: BasicTextData): boolean => isEqual(data, emptyBasicText());
