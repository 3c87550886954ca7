import type { SavedDocument } from '#shared/api/models.ts';
import type { Api } from '../../../web/src/api/client.ts';
import type { SaveOutcome } from './journal.ts';

interface Written {
  /** The document as it was before the first save. */
  readonly first: SavedDocument;
  readonly outcomes: readonly SaveOutcome[];
}

/** Lists in words where the stored document and its history are not what the journal says. */
export async function findBroken(api: Api, id: string, { first, outcomes }: Written): Promise<string[]> {
  const winners = outcomes.filter(({ isWon }) => isWon).toSorted((a, b) => a.version - b.version);
  const last = winners.at(-1);
  const stored = await api.readDocument({ params: { id } });
  const told = [first, ...winners].map(({ version, hash }) => `${version}-${hash}`);
  const kept = await listHistory(api, id);
  return [
    ...winners.flatMap(({ writer, base, version }, place) => [
      ...(version === base + 1 ? [] : [`${writer} saved version ${base} as ${version}`]),
      ...(version === place + first.version + 1 ? [] : [`version ${version} has no winner, or several`]),
    ]),
    ...(stored.version === first.version + winners.length
      ? []
      : [`${winners.length} saves won, the document is version ${stored.version}`]),
    ...(stored.document.title === last?.text && stored.hash === last.hash
      ? []
      : [`the last winner's text is not stored, but ${JSON.stringify(stored.document.title)}`]),
    ...told.filter((revision) => !kept.includes(revision)).map((revision) => `${revision} is lost`),
    ...kept.filter((revision) => !told.includes(revision)).map((revision) => `${revision} is invented`),
  ];
}

/** Lists the ids of all versions in the history. */
async function listHistory(api: Api, id: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const page = await api.listRevisions({ params: { id }, query: next === undefined ? {} : { next } });
    ids.push(...page.revisions.map((revision) => revision.id));
    ({ next } = page);
  }
  return ids;
}
