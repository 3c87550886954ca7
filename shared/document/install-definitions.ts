import '../items/install-item-types.ts';
import { KINDS } from '../kinds/kinds.ts';
import { setKinds } from './document.ts';

// Imported for this alone, by what reads documents from outside and by what runs on a server: it asks everything of them.
setKinds(KINDS);
