import chromium from '@sparticuz/chromium';

/** Runs in a thread whose environment names the folder and the system: the package unpacks what they ask for. */
await chromium.executablePath();
