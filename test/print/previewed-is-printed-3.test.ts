import { ALWAYS_COMPARED, isInShare } from '../support/paper/fixtures.ts';
import { testPreviewedIsPrinted } from './previewed-is-printed.ts';

testPreviewedIsPrinted({ part: 3, of: 4 }, (fixture) => ({
  tags: isInShare(fixture, ALWAYS_COMPARED) ? [] : ['slow'],
}));
