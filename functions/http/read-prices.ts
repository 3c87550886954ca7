import { configuredPrices } from '../adapters/stripe/configured-prices.ts';
import { openRoute } from '../runtime/open-route.ts';

const prices = configuredPrices();

export const handler = openRoute('readPrices', async () => prices);
