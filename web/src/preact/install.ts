import './auto-focus.ts';
import './controlled-fields.ts';
import './effects.ts';
import './key-events.ts';
import './removed-attributes.ts';
import './removed-focus.ts';
import './select-events.ts';
