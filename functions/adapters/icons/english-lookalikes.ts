const LISTED = `
  austerer badder banker barer barter better bier blonder cocci coolie cooler drinker duchy elder fate fer fodder
  garner gory grater haler hater hatter honor islander kroner kronor lager lame lanker laser linker mailer mapper nosy or
  pale palmy piker plasterer poster presenter radii riser saki salter scope smoky sorter sparer spoken sterner stopper
  surer taller trader trotter upper vertex vie`;

/**
 * English words without an icon that look like the plural of an icon's name elsewhere: in Italian "pale" are shovels.
 * They are those of 63,000 common words that were found so.
 */
export const ENGLISH_LOOKALIKES: ReadonlySet<string> = new Set(LISTED.trim().split(/\s+/));
