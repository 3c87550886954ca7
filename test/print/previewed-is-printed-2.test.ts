import { testPreviewedIsPrinted } from './previewed-is-printed.ts';

testPreviewedIsPrinted({ part: 2, of: 4 });
