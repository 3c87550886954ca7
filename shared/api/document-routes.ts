import * as z from 'zod/mini';
import { REQUIREMENTS } from '../document/requirement-messages.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import {
  deletedSummary,
  documentBody,
  documentSummary,
  documentWords,
  publishSettings,
  publishState,
  REVISION_NAME_CHARACTERS,
  revision,
  revisionId,
  savedDocument,
  saveReceipt,
} from './models.ts';
import { premiumCheck } from './plans.ts';
import { OTHER_PAPER_STATES, publishedDocument } from './published-models.ts';
import { conditional, defineRoutes, idempotent, nothing, okReply, params } from './route.ts';

const filename = z.string().check(
  z.overwrite((name) => name.trim()),
  z.minLength(1, REQUIREMENTS.filename),
  z.maxLength(LIMITS.filenameCharacters),
);

/** The page of a list that comes next. */
const page = z.object({ next: z.optional(z.string().check(z.maxLength(1000))) });

const revisionParams = z.extend(params, { revision: revisionId });
const revisionName = z.string().check(
  z.overwrite((name) => name.trim()),
  z.minLength(1, REQUIREMENTS.filename),
  z.maxLength(REVISION_NAME_CHARACTERS),
);

/** Routes of a user's documents: stored, named, copied, deleted, published and read by others. */
export const DOCUMENT_ROUTES = defineRoutes({
  createDocument: () => ({
    method: 'POST',
    path: '/documents',
    access: 'user',
    headers: idempotent,
    body: z.object({ document: documentBody }),
    takesDocument: true,
    reply: { status: 201, body: saveReceipt },
  }),
  listDocuments: () => ({
    method: 'GET',
    path: '/documents',
    access: 'user',
    query: page,
    reply: okReply(z.object({ documents: z.array(documentSummary), next: z.nullable(z.string()) })),
  }),
  /** Lists the words in the documents, in the order of `listDocuments`, for whoever searches among them. */
  listDocumentWords: () => ({
    method: 'GET',
    path: '/document-words',
    access: 'user',
    query: page,
    reply: okReply(z.object({ documents: z.array(documentWords), next: z.nullable(z.string()) })),
  }),
  readDocument: () => ({
    method: 'GET',
    path: '/documents/{id}',
    access: 'user',
    params,
    reply: okReply(savedDocument),
  }),
  updateDocument: () => ({
    method: 'PUT',
    path: '/documents/{id}',
    access: 'user',
    params,
    headers: conditional,
    body: z.object({ document: documentBody }),
    takesDocument: true,
    reply: okReply(saveReceipt),
  }),
  renameDocument: () => ({
    method: 'PATCH',
    path: '/documents/{id}/name',
    access: 'user',
    params,
    headers: conditional,
    body: z.object({ filename }),
    reply: okReply(saveReceipt),
  }),
  /**
   * Lists the saved versions of the last 90 days, newest first. Of a large document every version stays for a week, then the last of
   * each day.
   */
  listRevisions: () => ({
    method: 'GET',
    path: '/documents/{id}/revisions',
    access: 'user',
    params,
    query: page,
    reply: okReply(z.object({ revisions: z.array(revision), next: z.nullable(z.string()) })),
  }),
  readRevision: () => ({
    method: 'GET',
    path: '/documents/{id}/revisions/{revision}',
    access: 'user',
    params: revisionParams,
    reply: okReply(z.object({ document: documentBody })),
  }),
  nameRevision: () => ({
    method: 'PUT',
    path: '/documents/{id}/revisions/{revision}/name',
    access: 'user',
    params: revisionParams,
    /** Null takes the name away. */
    body: z.object({ name: z.nullable(revisionName) }),
    reply: { status: 204, body: nothing },
  }),
  copyDocument: () => ({
    method: 'POST',
    path: '/documents/{id}/copies',
    access: 'user',
    params,
    headers: idempotent,
    reply: { status: 201, body: saveReceipt },
  }),
  deleteDocument: () => ({
    method: 'DELETE',
    path: '/documents/{id}',
    access: 'user',
    params,
    reply: { status: 204, body: nothing },
  }),
  restoreDocument: () => ({
    method: 'POST',
    path: '/documents/{id}/restore',
    access: 'user',
    params,
    reply: okReply(documentSummary),
  }),
  listTrash: () => ({
    method: 'GET',
    path: '/trash',
    access: 'user',
    query: page,
    reply: okReply(z.object({ documents: z.array(deletedSummary), next: z.nullable(z.string()) })),
  }),
  /** Removes a document of the trash with everything that was made of it. Nothing brings it back. */
  eraseDocument: () => ({
    method: 'DELETE',
    path: '/trash/{id}',
    access: 'user',
    params,
    reply: { status: 204, body: nothing },
  }),
  publishDocument: () => ({
    method: 'POST',
    path: '/documents/{id}/publish',
    access: 'user',
    params,
    headers: conditional,
    body: publishSettings,
    takesDocument: true,
    reply: { status: 202, body: z.extend(saveReceipt, { publish: publishState }) },
  }),
  readPublishState: () => ({
    method: 'GET',
    path: '/documents/{id}/publish',
    access: 'user',
    params,
    reply: okReply(publishState),
  }),
  readPremium: () => ({
    method: 'GET',
    path: '/documents/{id}/premium',
    access: 'user',
    params,
    reply: okReply(premiumCheck),
  }),
  readPublishSettings: () => ({
    method: 'GET',
    path: '/publish-settings',
    access: 'user',
    reply: okReply(z.nullable(publishSettings)),
  }),
  readPublished: () => ({
    method: 'GET',
    path: '/published/{id}',
    access: 'optional',
    params,
    reply: okReply(publishedDocument),
  }),
  /**
   * Requests the sheets on the other paper size; they are made on the first request. Every reader may ask.
   */
  askOtherPaper: () => ({
    method: 'POST',
    path: '/published/{id}/other-paper',
    access: 'optional',
    params,
    reply: { status: 202, body: z.object({ state: z.enum(OTHER_PAPER_STATES) }) },
  }),
});
