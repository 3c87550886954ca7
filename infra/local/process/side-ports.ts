/** The ports that an open page or its token refers to, apart from the site's own. */
export interface SidePorts {
  readonly files: number;
  readonly storage: number;
  readonly pool: number;
  readonly stripe: number;
}

/** The first side port is below the range that systems assign, and above the ports that people usually choose. */
const FIRST_PORT = 20_000;
const SITE_PORTS = 3_000;

/**
 * Derives the side ports from the site's port, so that a tab still works after a restart: its policy names the files'
 * origin, its token the user pool. Port 0 gives port 0.
 */
export function getSidePorts(site: number): SidePorts {
  if (site === 0) return { files: 0, storage: 0, pool: 0, stripe: 0 };
  const files = FIRST_PORT + (site % SITE_PORTS) * 4;
  return { files, storage: files + 1, pool: files + 2, stripe: files + 3 };
}
