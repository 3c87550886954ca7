import * as z from 'zod/mini';
import { galleryPage, gallerySearch } from './gallery-models.ts';
import { id, publishState } from './models.ts';
import type { Route } from './route.ts';

const params = z.object({ id });

/** Routes of published documents: found by others, unpublished, their keys shared. */
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
  /** Sets whether readers of the published document also see its answer key. */
  shareKey: {
    method: 'PUT',
    path: '/documents/{id}/shared-key',
    access: 'user',
    params,
    body: z.object({ shared: z.boolean() }),
    reply: { status: 200, body: z.object({ shared: z.boolean() }) },
  },
} as const satisfies Record<string, Route>;
