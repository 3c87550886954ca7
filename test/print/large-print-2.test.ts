import { testLargePrint } from './large-print.ts';

testLargePrint({ part: 2, of: 4 });
