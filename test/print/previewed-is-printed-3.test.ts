import { testPreviewedIsPrinted } from './previewed-is-printed.ts';

testPreviewedIsPrinted({ part: 3, of: 4 });
