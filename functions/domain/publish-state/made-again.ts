import { findShown, type Published, type Publishing } from '../../records/publishing.ts';
import { type FileSet, isSameSet } from './file-keys.ts';
import { addSeconds, advance, setGalleryPending, setReplaced } from './transitions.ts';

/** Transitions for files that are rendered after a revision was published: on the other paper, or all of them again. */

/** Time within which a renderer may still be making the other paper, retries included. */
const OTHER_PAPER_SECONDS = 180;

/** Records a request for the other paper. Returns undefined when it is ready, in progress or cannot be made. */
export function requestOtherPaper(from: Publishing, now: Date): Publishing | undefined {
  const { published } = from;
  if (!published) return undefined;
  const { state, since } = published.other_paper ?? {};
  if (state === 'ready' || state === 'failed') return undefined;
  if (since && now.toISOString() < addSeconds(new Date(since), OTHER_PAPER_SECONDS)) return undefined;
  return setOtherPaper(from, published, 'asked', now);
}

/** Records the outcome for the other paper. Returns undefined when other files are published by now. */
export const finishOtherPaper = (
  from: Publishing,
  made: FileSet,
  state: 'ready' | 'failed',
  now: Date,
): Publishing | undefined =>
  from.published && isSameSet(from.published, made)
    ? setOtherPaper(from, from.published, state, now)
    : undefined;

const setOtherPaper = (
  from: Publishing,
  published: Published,
  state: NonNullable<Published['other_paper']>['state'],
  now: Date,
): Publishing =>
  advance(from, { published: { ...published, other_paper: { state, since: now.toISOString() } } });

/** The fields that files rendered again decide; the other fields of what is published stay. */
export type MadeAnew = Pick<Published, 'revision' | 'hash' | 'rendering' | (typeof DECIDED)[number]>;
const DECIDED = [
  'recipe',
  'pages',
  'has_thumbnail',
  'has_large_print',
  'has_key',
  'has_study',
  'has_game',
  'separate_versions',
  'has_class_set',
] as const;

/**
 * Shows the files of a run in place of those that they were made from. Returns undefined when others are shown by now,
 * such as those of a newer revision, or when the other paper was asked for meanwhile and the run has not made it.
 */
export function showMadeAnew(
  from: Publishing,
  before: Published,
  { rendering, ...made }: MadeAnew,
  now: Date,
): Publishing | undefined {
  const shown = findShown(from);
  if (!shown || !isSameSet(shown, before)) return undefined;
  if (shown.other_paper?.state !== before.other_paper?.state) return undefined;
  const decided = Object.fromEntries(DECIDED.map((name) => [name, made[name]]));
  const next: Published = { ...shown, ...decided, rendering };
  const replaced = setReplaced(from, now.toISOString());
  if (from.published) return advance(from, { ...setGalleryPending(from, now), ...replaced, published: next });
  return advance(from, {
    ...replaced,
    unpublished: from.unpublished && { ...from.unpublished, published: next },
  });
}
