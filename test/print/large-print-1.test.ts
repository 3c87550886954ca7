import { testLargePrint } from './large-print.ts';

testLargePrint({ part: 1, of: 4 });
