import { installAllViews } from '#shared/document/all-views.ts';

// What draws documents loads with the first of them in a browser; tests draw at once.
installAllViews();
