import * as z from 'zod/mini';
import { galleryPage, gallerySearch } from './gallery-models.ts';
import { id, publishState } from './models.ts';
import type { Route } from './route.ts';

const params = z.object({ id });

/** What becomes of a published document: found by others, taken back, its key shared. */
export const GALLERY_ROUTES = {
  listGallery: {
    method: 'GET',
    path: '/gallery',
    access: 'anyone',
    query: gallerySearch,
    reply: { status: 200, body: galleryPage },
  },
  unpublishDocument: {
    method: 'POST',
    path: '/documents/{id}/unpublish',
    access: 'user',
    params,
    reply: { status: 200, body: publishState },
  },
  /** Undoes an unpublish, as long as nothing else was published since. */
  republishDocument: {
    method: 'POST',
    path: '/documents/{id}/republish',
    access: 'user',
    params,
    reply: { status: 200, body: publishState },
  },
  /** Whether whoever sees the published document sees its answer key too. */
  shareKey: {
    method: 'PUT',
    path: '/documents/{id}/shared-key',
    access: 'user',
    params,
    body: z.object({ shared: z.boolean() }),
    reply: { status: 200, body: z.object({ shared: z.boolean() }) },
  },
} as const satisfies Record<string, Route>;
