import { randomUUID } from 'node:crypto';
import type { RenderPorts } from '#functions/domain/publishing/render.ts';
import type { Renderer } from '#functions/ports/rendering.ts';
import { createRenderer } from '#test/fakes/rendering.ts';
import type { Api, Person } from './an-api.ts';
import { aWorksheet } from './builders.ts';

/** A published document of that person's, its PDF made without a browser. */
export async function publishDocumentFor(api: Api, { token }: Person, { is_private }: { is_private: 0 | 1 }) {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const created = await api.call('createDocument', {
    token,
    headers: key(),
    body: { document: aWorksheet() },
  });
  const id = String(created.body.id);
  const published = await api.call('publishDocument', {
    token,
    params: { id },
    headers: { ...key(), 'if-match': '"1"' },
    body: { is_private, subjects: ['Science'], subject_other: '', grade_levels: ['4'] },
  });
  const version = Number(published.body.version);
  const { renderDocument } = await import('#functions/domain/publishing/render.ts');
  const ports = await createRenderPorts(createRenderer());
  await renderDocument(ports, { document_id: id, revision: version }, new Date());
  return { id, version, hash: String(published.body.hash) };
}

/** The ports of the render function, with another renderer. The environment of an API must be set before. */
export async function createRenderPorts(renderer: Renderer): Promise<RenderPorts> {
  const { createDynamoDocuments } = await import('#functions/adapters/dynamo/dynamo-documents.ts');
  const { createDynamoImages } = await import('#functions/adapters/dynamo/dynamo-images.ts');
  const { createDynamoPlans } = await import('#functions/adapters/dynamo/dynamo-plans.ts');
  const { createDynamoRenderMeter } = await import('#functions/adapters/dynamo/dynamo-quotas.ts');
  const { createEventBridgeEvents } = await import('#functions/adapters/eventbridge-events.ts');
  const { monitor } = await import('#functions/adapters/monitor.ts');
  const { createS3Images } = await import('#functions/adapters/files/s3-images.ts');
  const { createS3Files } = await import('#functions/adapters/files/s3-files.ts');
  const { clock, ids } = await import('#functions/adapters/system.ts');
  return {
    documents: createDynamoDocuments(),
    images: createDynamoImages(),
    imageFiles: createS3Images(),
    files: createS3Files(),
    events: createEventBridgeEvents(),
    monitor,
    renderer,
    plans: createDynamoPlans(),
    renderMeter: createDynamoRenderMeter(),
    site: 'https://handout.example',
    pdfSeconds: 25,
    renderSeconds: 90,
    leaseSeconds: 150,
    clock,
    ids,
  };
}
