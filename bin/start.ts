import { startProduct } from './start-product.ts';

/** Runs the whole product on this machine: `npm start`. */
await startProduct();
