import { testPreviewedIsPrinted } from './previewed-is-printed.ts';

testPreviewedIsPrinted({ part: 4, of: 4 });
