import { installAllViews } from '#shared/document/all-views.ts';
import { setMaths } from '#shared/maths/load-maths.ts';
import { typesetWithWords } from '#shared/maths/typeset.ts';

// What describes and draws documents loads with the first of them in a browser; tests draw at once.
installAllViews();
setMaths(typesetWithWords);
