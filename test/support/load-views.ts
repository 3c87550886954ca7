import { loadAllViews } from '#shared/document/kind-view.ts';

// What draws documents loads with the first of them in a browser; tests draw at once.
await loadAllViews();
