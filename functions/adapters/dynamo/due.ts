import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Due } from '../../ports/page.ts';
import type { Attributes, Table } from './table.ts';

const PAGE_SIZE = 100;

/** Lists what is due in these states by the index `by_state`, one state after another, longest waiting first. */
export async function* listDue(
  table: Table,
  states: readonly string[],
  now: string,
): AsyncGenerator<readonly Due[]> {
  for (const state of states) {
    let start: Attributes | undefined;
    do {
      const { items, last } = await table.query({
        index: 'by_state',
        where: '#publish_state = :state AND #queued_at <= :now',
        given: { state, now },
        attributes: '#pk, #queued_at',
        limit: PAGE_SIZE,
        start,
      });
      yield items.map(parseDue);
      start = last;
    } while (start);
  }
}

/** Parses the keys of a row: its partition is of one document or user, `DOC#id` or `USER#id`. */
function parseDue(item: Attributes): Due {
  const { pk, queued_at } = unmarshall(item);
  return { id: String(pk).slice(String(pk).indexOf('#') + 1), since: String(queued_at) };
}
