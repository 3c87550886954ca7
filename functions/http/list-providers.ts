import { readSignInSettings } from '../adapters/cognito/sign-in-settings.ts';
import { openRoute } from '../runtime/open-route.ts';

const providers = readSignInSettings().providers.map(({ id, label }) => ({ id, label }));

export const handler = openRoute('listProviders', async () => ({ providers }));
