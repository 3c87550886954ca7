import '#shared/paper/fonts/fonts.css';
import './print.css';
import { createPrinter } from './printer.ts';

const root = document.getElementById('root');
if (!root) throw new Error('print.html has no #root');

/** The object that the render function calls in this page; see `printer.ts` for its shape. */
window.handout = createPrinter(root);
