/** The ports of what a page or its token names beside the site. */
export interface SidePorts {
  readonly files: number;
  readonly storage: number;
  readonly pool: number;
  readonly stripe: number;
}

/** Below the ports that systems give to whoever asks for any, and above those that people choose. */
const FIRST = 20_000;
const SITES = 3_000;

/**
 * The same at each start of the site on that port, so that a page that stays open meanwhile goes on: it names the
 * files' origin in its policy, and its token the pool that gave it. A site on any port (0) has any beside it.
 */
export function sidePortsOf(site: number): SidePorts {
  if (site === 0) return { files: 0, storage: 0, pool: 0, stripe: 0 };
  const files = FIRST + (site % SITES) * 4;
  return { files, storage: files + 1, pool: files + 2, stripe: files + 3 };
}
