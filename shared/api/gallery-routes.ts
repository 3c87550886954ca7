import * as z from 'zod/mini';
import { galleryPage, gallerySearch } from './gallery-models.ts';
import { id, instant, publishState } from './models.ts';
import { defineRoutes } from './route.ts';

const params = z.object({ id });
const sharing = z.object({ shared: z.boolean() });
/** The key is shared from a time on; at once where there is none. */
const keySharing = z.extend(sharing, { since: z._default(z.nullable(instant), null) });

/** Routes of published documents: found by others, unpublished, their keys and links shared. */
export const GALLERY_ROUTES = defineRoutes({
  listGallery: () => ({
    method: 'GET',
    path: '/gallery',
    access: 'anyone',
    sharedFor: 30,
    query: gallerySearch,
    reply: { status: 200, body: galleryPage },
  }),
  unpublishDocument: () => ({
    method: 'POST',
    path: '/documents/{id}/unpublish',
    access: 'user',
    params,
    reply: { status: 200, body: publishState },
  }),
  /** Undoes an unpublish, as long as nothing else was published since. */
  republishDocument: () => ({
    method: 'POST',
    path: '/documents/{id}/republish',
    access: 'user',
    params,
    reply: { status: 200, body: publishState },
  }),
  /** Sets whether readers of the published document also see its answer key, and from when on. */
  shareKey: () => ({
    method: 'PUT',
    path: '/documents/{id}/shared-key',
    access: 'user',
    params,
    body: keySharing,
    reply: { status: 200, body: keySharing },
  }),
  /** Sets whether everybody who has the link may open the private document. */
  shareLink: () => ({
    method: 'PUT',
    path: '/documents/{id}/shared-link',
    access: 'user',
    params,
    body: sharing,
    reply: { status: 200, body: sharing },
  }),
});
