import { loadEditor } from '../richtext/load-editor.ts';
import '@fontsource-variable/nunito-sans/index.css';
import '../ui/theme/tokens.css';
import '../ui/theme/forced-colors.css';
import '../ui/theme/base.css';

/** Gives the page of a component test what `catalogue.html` has: the language, and no inline style of react-aria. */
document.documentElement.lang = 'en';
const style = document.createElement('meta');
style.id = 'react-aria-pressable-style';
document.head.append(style);

// Fields wait for a touch of the page; tests write at once.
await loadEditor();
