import { setItemTypes } from './item.ts';
import * as itemTypes from './item-schema.ts';

// Imported for this alone, by what makes items or reads them from outside.
setItemTypes(itemTypes);
