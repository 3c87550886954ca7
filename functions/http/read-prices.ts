import { readPrices } from '../adapters/stripe/configured-prices.ts';
import { openRoute } from '../runtime/open-route.ts';

const prices = readPrices();

export const handler = openRoute('readPrices', async () => prices);
