import { testLargePrint } from './large-print.ts';

testLargePrint({ part: 4, of: 4 });
