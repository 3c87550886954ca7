/**
 * How Chromium is started. Not the package's own arguments: those switch off web security, site
 * isolation and mixed-content blocking. Here a page reaches nothing: every name resolves to nothing,
 * every connection goes to a proxy that is not there, loopback too.
 */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--headless=shell',
  // Lambda and root containers have no user namespaces; isolation is the process's own and the page's CSP.
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  // Nothing is fetched from a network: it needs no process, which costs a start 10 ms.
  '--enable-features=NetworkServiceInProcess2',
  '--disable-webgl',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
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
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** What must never stand on the command line. */
export const FORBIDDEN_ARGUMENTS = [
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--single-process',
] as const;
