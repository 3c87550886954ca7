import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import {
  countWithoutPoints,
  listScores,
  sumBonus,
  sumPoints,
} from '#shared/kinds/worksheet/points/count-points.ts';

/** Says in one line what the sheet gives: "20 points + 2 bonus · 1 question without points"; null where it gives no points. */
export function describePoints(document: HandoutDocument): string | null {
  const worksheet = asKind(document, 'worksheet');
  if (!worksheet?.scoring) return null;
  const scored = listScores(worksheet.items);
  const [total, bonus] = [sumPoints(scored), sumBonus(scored)];
  const without = countWithoutPoints(worksheet.items);
  const said = `${total} ${total === 1 ? 'point' : 'points'}${bonus > 0 ? ` + ${bonus} bonus` : ''}`;
  return without > 0
    ? `${said} · ${without} ${without === 1 ? 'question' : 'questions'} without points`
    : said;
}
