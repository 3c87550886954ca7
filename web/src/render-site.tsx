import { createRoot } from 'react-dom/client';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import '@fontsource-variable/nunito-sans/index.css';
import { keepFocus } from './ui/focus/keep-focus.ts';
import './ui/theme/tokens.css';
import './ui/theme/forced-colors.css';
import './ui/theme/base.css';
import './editor/first-sheet/first-sheet.css';
import { App } from './App.tsx';
import { followLogOut } from './api/other-tabs.ts';

/** The next page would not need it sooner. */
const AFTER_MS = 3000;
const LATEST_MS = 2000;
const FOREVER = new AbortController().signal;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
followLogOut();
keepFocus(FOREVER);
createRoot(root).render(<App />);
// Names in other scripts than ours: nothing of it is needed for the first picture, and without it the system draws them.
runWhenIdle(() => {
  import('./frame/watch-scripts.ts').then(
    ({ watchScripts }) => watchScripts(FOREVER),
    () => undefined,
  );
}, LATEST_MS);
if (import.meta.env.PROD) {
  setTimeout(
    () =>
      import('./offline/keep-site.ts').then(
        ({ keepSite }) => keepSite(),
        () => undefined,
      ),
    AFTER_MS,
  );
}
