import { testLargePrint } from './large-print.ts';

testLargePrint({ part: 3, of: 4 });
