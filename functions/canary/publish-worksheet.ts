import { setTimeout as pause } from 'node:timers/promises';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { type CallRoute, createSiteClient, fetchFile } from './site-client.ts';

interface CanaryAccount {
  readonly email: string;
  readonly password: string;
}

interface CanaryOptions {
  /** The site, such as `https://handout.example`. */
  readonly origin: string;
  readonly account: CanaryAccount;
  /** How often to ask whether the PDF is ready, and the time in between. */
  readonly polls?: number;
  readonly pollEveryMs?: number;
}

/** The file name by which a later run knows what this one left. */
const FILENAME = 'Canary';
const PDF_SIGNATURE = '%PDF-';

const createWorksheet = (): Worksheet =>
  worksheet.parse({
    entity_type: 'worksheet',
    filename: FILENAME,
    title: 'The canary sings',
    items: [{ id: 'item-1', type: 'open_response', data: { subtitle: 'Does this print?' } }],
  });

/**
 * Builds a worksheet, publishes it and opens its PDF, as a teacher does; then takes it away. Returns the size of the
 * PDF in bytes; throws at the first step that does not do what it should.
 */
export async function publishWorksheet(options: CanaryOptions): Promise<number> {
  const { origin, account } = options;
  const { access_token } = await createSiteClient(origin)('logIn', { body: account });
  const call = createSiteClient(origin, access_token);
  await removeLeftovers(call);
  const { id, version } = await call('createDocument', { body: { document: createWorksheet() } });
  try {
    const settings = { is_private: 1, subjects: ['Math'], subject_other: '', grade_levels: ['K'] };
    await call('publishDocument', { id, base: version, body: settings });
    await waitForPdf(call, id, options);
    return await openPdf(call, id);
  } finally {
    await remove(call, id);
  }
}

async function waitForPdf(
  call: CallRoute,
  id: string,
  { polls = 180, pollEveryMs = 1000 }: CanaryOptions,
): Promise<void> {
  for (let poll = 0; poll < polls; poll++) {
    const { state, error } = await call('readPublishState', { id });
    if (state === 'published') return;
    if (state === 'failed') throw new Error(`publishing failed: ${error}`);
    await pause(pollEveryMs);
  }
  throw new Error(`the PDF was not ready after ${(polls * pollEveryMs) / 1000} s`);
}

async function openPdf(call: CallRoute, id: string): Promise<number> {
  const { pdf_url, pages } = await call('readPublished', { id });
  const bytes = await fetchFile(pdf_url);
  if (pages !== 1) throw new Error(`the PDF has ${pages} pages instead of 1`);
  const isPdf = Buffer.from(bytes).toString('latin1', 0, PDF_SIGNATURE.length) === PDF_SIGNATURE;
  if (!isPdf) throw new Error('the file of the PDF is none');
  return bytes.length;
}

/** Removes what runs left that were killed. */
async function removeLeftovers(call: CallRoute): Promise<void> {
  const { documents } = await call('listDocuments');
  for (const { id } of documents.filter(({ filename }) => filename === FILENAME)) await remove(call, id);
}

async function remove(call: CallRoute, id: string): Promise<void> {
  await call('deleteDocument', { id });
  await call('eraseDocument', { id });
}
