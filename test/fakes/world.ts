import { createHash, randomUUID } from 'node:crypto';
import type { Documents, Kept, Save } from '#functions/ports/documents.ts';
import type { Events } from '#functions/ports/events.ts';
import type { Addresses, Files } from '#functions/ports/files.ts';
import type { Users } from '#functions/ports/identity.ts';
import type { Picture } from '#functions/ports/images.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { Quotas } from '#functions/ports/quotas.ts';
import type { Renderer } from '#functions/ports/rendering.ts';
import type { Head } from '#functions/records/document.ts';
import type { Shown } from '#functions/records/gallery.ts';
import type { PublishSettings, User } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { PublishRequested } from '#shared/events/events.ts';
import { deletionsInMemory, galleryIn, helpRequestsInMemory, noticesInMemory } from './community.ts';
import { anyPicture, imageFilesIn, imagesInMemory, someIcons } from './images.ts';
import { type PlansWorld, plansInMemory } from './plans.ts';

/** The world in memory, for tests: what is kept can be looked at, and time stands until it is moved. */
export interface World extends Ports, PlansWorld {
  readonly kept: Map<string, Kept & { expires_at?: number }>;
  readonly revisions: Map<string, { document: HandoutDocument; frozen: boolean }>;
  readonly stored: Map<string, Uint8Array>;
  /** The bucket of pictures. */
  readonly pictured: Map<string, Picture>;
  /** Events on the bus that nobody has taken yet. */
  readonly sent: PublishRequested[];
  /** Documents of which the bus said that what everybody sees of them has changed, in that order. */
  readonly changed: string[];
  readonly shown: Map<string, Shown>;
  readonly tracked: Parameters<Ports['tracking']['record']>[0][];
  pass(milliseconds: number): void;
}

const START = Date.parse('2026-03-01T10:00:00.000Z');

export function aWorld(parts: Partial<Ports> = {}): World {
  const kept: World['kept'] = new Map();
  const revisions: World['revisions'] = new Map();
  const stored: World['stored'] = new Map();
  const pictured: World['pictured'] = new Map();
  const sent: PublishRequested[] = [];
  const changed: World['changed'] = [];
  const shown: World['shown'] = new Map();
  const tracked: World['tracked'] = [];
  const { clock, pass } = aClock();
  return {
    ...{ kept, revisions, stored, pictured, sent, changed, shown, tracked, clock, pass },
    documents: documentsIn(kept, revisions),
    users: usersInMemory(),
    quotas: quotasInMemory(),
    identity: nobody,
    accounts: {
      find: async (name) => ({ id: name, email: `${name}@example.org` }),
      remove: async () => undefined,
    },
    events: eventsInto(sent, changed),
    gallery: galleryIn(shown),
    deletions: deletionsInMemory(),
    helpRequests: helpRequestsInMemory(),
    notices: noticesInMemory(),
    tracking: { record: (event) => void tracked.push(event) },
    files: filesIn(stored),
    addresses,
    images: imagesInMemory(),
    imageFiles: imageFilesIn(pictured),
    icons: { ...someIcons },
    pictures: { ...anyPicture },
    ...plansInMemory(),
    renderer: aRenderer(),
    ids: someIds(),
    leaseSeconds: 150,
    lostAfterSeconds: 60,
    ...parts,
  };
}

function aClock(): Pick<World, 'clock' | 'pass'> {
  let now = START;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { pass, clock: { now: () => new Date(now), pause: async (milliseconds) => pass(milliseconds) } };
}

function someIds(): Ports['ids'] {
  let made = 0;
  return {
    random() {
      made += 1;
      return `random-${made}`;
    },
    derived: (...parts) => createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22),
  };
}

const revisionKey = (id: string, version: number, hash: string) => `${id}/${version}/${hash}`;

function documentsIn(kept: World['kept'], revisions: World['revisions']): Documents {
  const find = (id: string): Head | undefined => structuredClone(kept.get(id)?.head);
  const keepRevision = ({ head, document, frozen }: Save) => {
    const key = revisionKey(head.id, head.version, head.hash);
    revisions.set(key, { document, frozen: frozen || revisions.get(key)?.frozen === true });
  };
  const change = (head: Head, changes: Partial<Head>) => {
    const before = kept.get(head.id);
    if (before) kept.set(head.id, { ...before, head: { ...before.head, ...changes } });
    return before !== undefined;
  };
  return {
    find: async (id) => find(id),
    read: async (id) => structuredClone(kept.get(id)),
    revision: async (id, version, hash) => revisions.get(revisionKey(id, version, hash))?.document,
    async create(save) {
      keepRevision(save);
      if (kept.has(save.head.id)) return false;
      kept.set(save.head.id, { head: save.head, document: save.document });
      return true;
    },
    async save(save, base, next) {
      keepRevision(save);
      const now = find(save.head.id);
      if (now?.version !== base || now.owner !== save.head.owner || now.deleted_at !== null) return false;
      if (next && now.publishing.turn !== next.turn - 1) return false;
      const publishing = next ?? now.publishing;
      kept.set(save.head.id, { head: { ...save.head, publishing }, document: save.document });
      return true;
    },
    async advance(id, next) {
      const head = find(id);
      if (!head || head.publishing.turn !== next.turn - 1) return false;
      return change(head, { publishing: next });
    },
    async delete(head, { deleted_at }, next) {
      if (find(head.id)?.publishing.turn !== next.turn - 1) return false;
      return change(head, { deleted_at, publishing: next });
    },
    restore: async (head) => change(head, { deleted_at: null }),
    async list(owner) {
      const heads = [...kept.values()].map(({ head }) => head);
      const entries = heads.filter((head) => head.owner === owner && head.deleted_at === null);
      return { entries: entries.sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1)), next: null };
    },
    idsOf: async (owner) =>
      [...kept.values()].filter(({ head }) => head.owner === owner).map(({ head }) => head.id),
    waiting: async () =>
      [...kept.values()]
        .filter(({ head }) => ['queued', 'rendering'].includes(head.publishing.state))
        .map(({ head }) => head.id),
    untold: async (before) =>
      [...kept.values()]
        .filter(({ head: { publishing } }) => (publishing.untold_since ?? '~') <= before)
        .map(({ head }) => head.id),
    erase: async (id) => void kept.delete(id),
  };
}

const newUser: Omit<User, 'id' | 'email'> = {
  occupation: null,
  occupation_other: '',
  request_no_email: true,
  paper: null,
  role: 'user',
  plan: 'free',
  onboarded: false,
  grade_levels: [],
  tracking_off: false,
  flags: { limit_student_fields: false },
};

function usersInMemory(): Users {
  const users = new Map<string, User>();
  const settings = new Map<string, PublishSettings>();
  return {
    find: async (id) => users.get(id),
    async create(account) {
      if (!users.has(account.id)) users.set(account.id, { ...newUser, ...account });
    },
    async update(id, change) {
      const user = users.get(id);
      if (user) users.set(id, { ...user, ...(change as Partial<User>) });
    },
    async setRole(id, role) {
      const user = users.get(id);
      if (user) users.set(id, { ...user, role });
    },
    publishSettings: async (id) => settings.get(id) ?? null,
    rememberPublishSettings: async (id, chosen) => void settings.set(id, chosen),
  };
}

function quotasInMemory(): Quotas {
  const used = new Map<string, Set<string>>();
  return {
    async take(id, { of, most, seconds }, now, name = randomUUID()) {
      const key = `${id}/${of}/${Math.floor(now.getTime() / 1000 / seconds)}`;
      const names = used.get(key) ?? new Set();
      if (!names.has(name) && names.size >= most) return false;
      used.set(key, names.add(name));
      return true;
    },
  };
}

/** Cognito's error of that name. */
export const cognitoError = (name: string, message = name): Error =>
  Object.assign(new Error(message), { name });

const refuses = async (): Promise<never> => {
  throw cognitoError('NotAuthorizedException');
};
const nobody: Ports['identity'] = {
  signUp: refuses,
  confirm: refuses,
  resendCode: refuses,
  logIn: refuses,
  refresh: refuses,
  revoke: refuses,
  sendResetCode: refuses,
  resetPassword: refuses,
  revokeAll: refuses,
};

const eventsInto = (sent: PublishRequested[], changed: World['changed']): Events => ({
  publishRequested: async (detail) => void sent.push(detail),
  documentPublished: async ({ document_id }) => void changed.push(document_id),
  documentUnpublished: async ({ document_id }) => void changed.push(document_id),
  accountDeletionRequested: async () => undefined,
});

const filesIn = (stored: World['stored']): Files => ({
  put: async (key, bytes) => void stored.set(key, bytes),
  async removeAll(prefix) {
    for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
  },
});

const addresses: Addresses = { of: async (key) => `https://files.test/${key}` };

/** Draws a document as the text of its title, on one page. */
export const aRenderer = (): Renderer => ({
  async render({ document, answerKey, thumbnail }) {
    const pdf = new TextEncoder().encode(`${answerKey ? 'key' : 'pdf'} of ${JSON.stringify(document.title)}`);
    return { pdf, pages: 1, warnings: [], thumbnail: thumbnail ? new Uint8Array([1]) : null };
  },
});
