import { createOpenMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { searchIcons } from '../domain/images/search-icons.ts';
import { openRoute } from '../runtime/open-route.ts';

const ports = { icons: createOpenMojiIcons() };

export const handler = openRoute('searchIcons', ({ query }) => searchIcons(ports, query));
