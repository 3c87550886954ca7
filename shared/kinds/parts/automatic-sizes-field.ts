import { booleanField, objectField } from '../../vocabulary/schema-fields.ts';

/** True where a size follows the cards or the grid. A size that a user sets no longer does. */
export const automaticSizes = objectField({ font: booleanField(false), images: booleanField(false) });
