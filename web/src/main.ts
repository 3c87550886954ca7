import { applyTheme } from './device/theme.ts';
import { catchEarlyShortcut } from './editor/first-sheet/early-shortcut.ts';
import { showFirstSheet } from './editor/first-sheet/show-first-sheet.ts';
import { preloadPage } from './page-modules.ts';

applyTheme();
catchEarlyShortcut(location);
// All chunks of the first view are requested at once. This file imports none of them statically, and is tiny therefore.
showFirstSheet(location);
preloadPage(location.pathname);
void import('./render-site.tsx');
