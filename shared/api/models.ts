import * as z from 'zod/mini';
import type { HandoutDocument } from '../document/document.ts';
import { isFromOlderEditor } from '../document/migrations.ts';
import { REQUIREMENTS } from '../document/requirement-messages.ts';
import { ENTITY_TYPES } from '../kinds/facts.ts';
import { sheetLetterhead } from '../kinds/worksheet/letterhead/sheet-letterhead.ts';
import { cleanText } from '../text/clean-text.ts';
import { removeOverrides } from '../text/isolate.ts';
import { IMAGE_TYPES } from '../vocabulary/image-types.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { PAPERS } from '../vocabulary/papers.ts';
import { type DocumentProblem, WHOLE } from '../vocabulary/problem.ts';
import { GRADE_LEVELS, SUBJECTS } from '../vocabulary/subjects.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';

/** Bodies and replies that the server and the editor share. */

export const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
export const instant = z.iso.datetime();

const addProblem =
  (issues: z.core.$ZodRawIssue[]) =>
  ({ where, message }: DocumentProblem): void => {
    issues.push({ code: 'custom', message, path: where === WHOLE ? [] : where.split('.'), input: undefined });
  };

/** The refusal that an issue means, where that is not `invalid`. */
export const MEANS_OUTDATED = { refusal: 'editor_outdated' } as const satisfies { refusal: RefusalCode };

/**
 * A document in a request: migrated, checked, with its defaults, without unknown fields. An older editor's
 * document is refused: the stored document would differ from the one in that editor, which could then never
 * report it as saved.
 */
export const documentBody = z.pipe(
  z.unknown(),
  z.transform(async (source, context): Promise<HandoutDocument> => {
    if (isFromOlderEditor(source)) {
      const message = 'was written by an older editor';
      context.issues.push({
        code: 'custom',
        message,
        path: ['schema_version'],
        input: undefined,
        params: MEANS_OUTDATED,
      });
      return z.NEVER;
    }
    const { parseDocument } = await import('../document/parse-document.ts');
    const parsed = parseDocument(source);
    if (parsed.ok) return parsed.document;
    parsed.problems.forEach(addProblem(context.issues));
    return z.NEVER;
  }),
);

export const OCCUPATIONS = {
  t: 'Teacher',
  tr: 'Trainer',
  h: 'Homeschool teacher',
  p: 'Parent',
  o: 'Other',
} as const;
const occupation = z.enum(Object.keys(OCCUPATIONS) as (keyof typeof OCCUPATIONS)[]);

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Converts a typed name to one line without marks that change what is around it; one that nobody can see to none. */
function cleanUserName(typed: string): string {
  const name = removeOverrides(cleanText(typed)).replace(/\s+/g, ' ').trim();
  return VISIBLE.test(name) ? name : '';
}
const userName = z
  .string()
  .check(
    z.overwrite(cleanUserName),
    z.maxLength(LIMITS.userNameCharacters, `must be at most ${LIMITS.userNameCharacters} characters`),
  );

export const user = z.object({
  id,
  email: z.string(),
  /** The name that the user gave, which nobody else sees; empty where they gave none. */
  name: z.string(),
  occupation: z.nullable(occupation),
  occupation_other: z.string(),
  request_no_email: z.boolean(),
  /** The paper chosen last, for new documents. */
  paper: z.nullable(z.enum(PAPERS)),
  role: z.enum(['user', 'admin']),
  plan: z.enum(['free', 'premium']),
  /** True once the first publish has asked who the user is. */
  onboarded: z.boolean(),
  /** The grades that the user teaches, if given. */
  grade_levels: z.array(z.enum(GRADE_LEVELS)),
  /** Nothing that this user does is counted. */
  tracking_off: z.boolean(),
  /** The letterhead of new worksheets; null where they have none. */
  letterhead: z._default(z.nullable(sheetLetterhead), null),
  flags: z.object({
    limit_student_fields: z.boolean(),
    /** The number of an open response's lines is one of a short list. */
    preset_number_of_lines: z.optional(z.boolean()),
  }),
});
export type User = z.output<typeof user>;
/** A switch that an operator sets for one account. */
export type UserFlag = keyof User['flags'];

export const userChange = z
  .object({
    name: z.optional(userName),
    occupation: z.optional(occupation),
    occupation_other: z.optional(z.string().check(z.maxLength(LIMITS.occupationCharacters))),
    request_no_email: z.optional(z.boolean()),
    paper: z.optional(z.enum(PAPERS)),
    onboarded: z.optional(z.boolean()),
    grade_levels: z.optional(z.array(z.enum(GRADE_LEVELS)).check(z.maxLength(GRADE_LEVELS.length))),
    tracking_off: z.optional(z.boolean()),
    letterhead: z.optional(z.nullable(sheetLetterhead)),
  })
  .check(
    z.refine((change) => change.occupation !== 'o' || Boolean(change.occupation_other?.trim()), {
      message: 'Please specify the occupation.',
      path: ['occupation_other'],
    }),
  );

/** `queued` and `rendering` are under way; `failed` can be tried again. */
export const PUBLISH_STATES = ['draft', 'queued', 'rendering', 'published', 'failed'] as const;
export const publishState = z.object({
  state: z.enum(PUBLISH_STATES),
  /** The revision that is being or was made into a PDF. */
  revision: z.nullable(z.number()),
  /** The newest revision whose PDF is ready; an earlier PDF stays while a new one is made. */
  published_revision: z.nullable(z.number()),
  /** The hash of the document that this PDF shows: a saved document with another one has changed since. */
  published_hash: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  published_at: z.nullable(instant),
  /** True where everybody who has the link may open the private document. */
  link_shared: z.boolean(),
  /** The reason in words, when the last try failed. */
  error: z.nullable(z.string()),
  /** True where the document must change before another try. */
  is_final: z.boolean(),
});
export type PublishState = z.output<typeof publishState>;

/** The most folders of a user, and the longest name of one. */
export const FOLDER_LIMITS = { perUser: 100, nameCharacters: 100 } as const;

/** A folder of a user's documents. Folders hold no folders. */
export const folder = z.object({ id, name: z.string() });
export type Folder = z.output<typeof folder>;

/** A document in a list. */
export const documentSummary = z.object({
  id,
  filename: z.string(),
  title: z.string(),
  entity_type: z.enum(ENTITY_TYPES),
  version: z.number(),
  /** The hash of the stored document. */
  hash: z.string(),
  updated_at: instant,
  /** The id of its folder; null where it is in none. A folder may have been removed since. */
  folder: z.nullable(id),
  publish: publishState,
  thumbnail_url: z.nullable(z.string()),
});
export type DocumentSummary = z.output<typeof documentSummary>;

/** The words in a document: folded, each once. */
export const documentWords = z.object({ id, words: z.string() });
export type DocumentWords = z.output<typeof documentWords>;

/** A document in the trash, until when it can be restored. */
export const deletedSummary = z.extend(documentSummary, { deleted_at: instant, restorable_until: instant });
export type DeletedSummary = z.output<typeof deletedSummary>;

/** A document with the version that a save must name, and the hash of the stored document. */
export const savedDocument = z.object({
  document: documentBody,
  version: z.number(),
  hash: z.string(),
  updated_at: instant,
  publish: publishState,
});
export type SavedDocument = z.output<typeof savedDocument>;

/** The answer to a save: Saved holds only when this hash is the editor's own. */
export const saveReceipt = z.object({
  id,
  user_id: id,
  version: z.number(),
  hash: z.string(),
  updated_at: instant,
});
export type SaveReceipt = z.output<typeof saveReceipt>;

/** The longest name of a saved version. */
export const REVISION_NAME_CHARACTERS = 100;
/** Names a saved version: its number and its hash, because two writers may have stored the same number. */
export const revisionId = z.string().check(z.regex(/^\d{1,12}-[0-9a-f]{64}$/));

/** A saved version of a document, without its content. */
export const revision = z.object({
  id: revisionId,
  version: z.number(),
  saved_at: instant,
  /** The owner's name for it; null where it has none. */
  name: z.nullable(z.string()),
  /** The published PDF shows it. */
  is_published: z.boolean(),
});
export type Revision = z.output<typeof revision>;

/** The answers of Make Printable; the last ones are the next defaults. */
export const publishSettings = z.object({
  is_private: z.literal([0, 1]),
  /** Everybody who has the link may open the private document. */
  link_shared: z.optional(z.boolean()),
  subjects: z
    .array(z.enum(SUBJECTS))
    .check(z.minLength(1, REQUIREMENTS.choice), z.maxLength(LIMITS.subjects)),
  subject_other: z.string().check(z.maxLength(LIMITS.otherCharacters)),
  grade_levels: z.array(z.enum(GRADE_LEVELS)).check(z.minLength(1, REQUIREMENTS.choice)),
});
export type PublishSettings = z.output<typeof publishSettings>;

/** A picture of the caller's; the addresses are signed and short-lived. */
export const image = z.object({
  id,
  type: z.enum(IMAGE_TYPES),
  /** The width in px; an attachment's `ratio` is the one over the other. */
  width: z.number(),
  height: z.number(),
  /** The value of an attachment's `thumb`. */
  thumb: z.string(),
  thumb_url: z.string(),
  url: z.string(),
});
export type UploadedImage = z.output<typeof image>;

/** The target of an upload: a PUT to `url` with exactly these headers. */
export const uploadSlot = z.object({
  id,
  url: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** A session; its id tells it from the others in the list of sessions, and opens nothing. */
export const session = z.object({ id, access_token: z.string(), expires_at: instant, user });
export type Session = z.output<typeof session>;

export const refusal = z.object({
  code: z.enum(Object.keys(REFUSALS) as RefusalCode[]),
  message: z.string(),
  /** The field that is meant, such as `document.items.3.data.title`. */
  where: z.nullable(z.string()),
  problems: z.array(z.object({ where: z.string(), message: z.string() })),
  /** The problems of a picture, in words. */
  errors: z.optional(z.object({ image: z.array(z.string()) })),
  /** The stored document, with `version_conflict` and `key_reused`. */
  current: z.optional(savedDocument),
  request_id: z.string(),
});
export type Refusal = z.output<typeof refusal>;
