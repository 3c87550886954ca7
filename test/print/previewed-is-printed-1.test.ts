import { testPreviewedIsPrinted } from './previewed-is-printed.ts';

testPreviewedIsPrinted({ part: 1, of: 4 });
