import { readFile, writeFile } from 'node:fs/promises';
import chromium from '@sparticuz/chromium';
import { launchDocumentedBrowser, printAsDocumented } from './documented-browser.ts';

/** `node documented-render.ts PAGE.html OUT.pdf`: a cold start of the documented way, in a process of its own. */
const [, , source = '', target = ''] = process.argv;
const browser = await launchDocumentedBrowser(await chromium.executablePath(), process.env);
await writeFile(target, await printAsDocumented(browser, await readFile(source, 'utf8')));
await browser.close();
