/** What of a release reads and writes what is stored or sent. `keep.ts` bundles it; each release keeps its own. */
export { parseHead, toPublishingAttributes } from '#functions/adapters/dynamo/document-items.ts';
export { requestPublish, setLinkShared } from '#functions/domain/publish-state/transitions.ts';
export { galleryRecord } from '#functions/records/gallery.ts';
export { buildOpenApi } from '#shared/api/openapi.ts';
export { isFromNewerEditor } from '#shared/document/migrations.ts';
export { parseDocument } from '#shared/document/parse-document.ts';
export { EVENTS } from '#shared/events/events.ts';
