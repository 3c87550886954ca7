/**
 * The command line of Chromium. The package's own arguments switch off web security, site isolation and mixed-
 * content blocking. With these, a page reaches nothing: every name resolves to nothing, and every connection,
 * to loopback too, goes to a proxy that does not exist.
 */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--headless=shell',
  // Lambda and root containers have no user namespaces; the process and the page's CSP isolate the page.
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  // A network process would cost 10 ms at the start and has nothing to fetch.
  '--enable-features=NetworkServiceInProcess2',
  '--disable-webgl',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Nothing is kept, and creating the databases of a profile would take 30 ms of the start.
  '--incognito',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-quic',
  '--disable-features=Translate,MediaRouter,OptimizationHints,AudioServiceOutOfProcess',
  '--metrics-recording-only',
  '--mute-audio',
  '--hide-scrollbars',
  // The renderer has the print page collect its garbage.
  '--js-flags=--expose-gc',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Arguments that must never be used. */
export const FORBIDDEN_ARGUMENTS = [
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--single-process',
] as const;
