import type { Scene } from './scene.ts';

const JUNK_VALUES: readonly unknown[] = [
  // As much as a queue delivers.
  'x'.repeat(200_000),
  undefined,
  null,
  0,
  -1,
  1e21,
  Number.NaN,
  '',
  'x',
  '../x',
  [],
  {},
  [[]],
  { __proto__: null },
  true,
  'x'.repeat(10_000),
  '\u0000',
  { $ne: null },
];

/** Bodies of messages that nest deeper than anything that is sent. */
const DEEP = [
  '['.repeat(50_000),
  '['.repeat(50_000) + ']'.repeat(50_000),
  `{"detail-type":"PublishRequested","detail":${'{"document_id":'.repeat(10_000)}0${'}'.repeat(10_000)}}`,
];

/** Hands events that are none to the functions that take them: each says that it failed, and changes nothing. */
export async function tryEvents(scene: Scene): Promise<void> {
  const { api, id, record, part } = scene;
  const values = JUNK_VALUES.slice(0, Math.ceil(JUNK_VALUES.length * Math.max(part, 0.3)));
  for (const value of values) {
    // A revision that is not waited for is late, and its event is done.
    const revision = typeof value === 'number' ? 'one' : value;
    const details = [value, { document_id: value }, { document_id: id, revision }, { user_id: value }];
    for (const detail of details) {
      const body = JSON.stringify({ 'detail-type': 'PublishRequested', detail });
      await expectFailure(scene, 'events/render-document', { Records: [createMessage(body)] });
      // An account or a document of such a name is none, and its end changes nothing.
      for (const [name, type] of [
        ['events/index-gallery', 'DocumentUnpublished'],
        ['events/delete-account', 'AccountDeletionRequested'],
      ] as const)
        if (
          typeof (detail as { user_id?: unknown })?.user_id !== 'string' &&
          typeof (detail as { document_id?: unknown })?.document_id !== 'string'
        )
          await expectFailure(scene, name, { 'detail-type': type, detail });
    }
    await expectFailure(scene, 'events/render-document', {
      Records: [createMessage(JSON.stringify(value) ?? 'undefined')],
    });
    await expectFailure(scene, 'events/index-gallery', { 'detail-type': value, detail: { document_id: id } });
  }
  for (const body of DEEP)
    await expectFailure(scene, 'events/render-document', { Records: [createMessage(body)] });
  const honest = { 'detail-type': 'DocumentUnpublished', detail: { document_id: id } };
  await api
    .invoke('events/index-gallery', honest)
    .catch((error) => record.miss('control', `an honest event: ${error}`));
}

const createMessage = (body: string) => ({
  ...{ body, receiptHandle: 'x', messageId: 'm' },
  attributes: { SentTimestamp: '0', ApproximateReceiveCount: '1' },
});

async function expectFailure({ api, record }: Scene, name: string, event: unknown): Promise<void> {
  record.tryOne('event');
  const answer = (await api.invoke(name, event).catch((error: Error) => error)) as
    | { batchItemFailures?: unknown[] }
    | Error;
  const failed = answer instanceof Error || (answer?.batchItemFailures?.length ?? 0) > 0;
  if (!failed) record.miss('event', `${name} took ${JSON.stringify(event).slice(0, 200)}`);
}
