/** Brings the styles that all documents share. They come before those of the views, which are as specific. */

import '../paper/draw/paper.css';
import '../paper/draw/head.css';
import '../items/items.css';
