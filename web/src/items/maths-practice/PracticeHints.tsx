import { practiceMaker } from '#shared/items/maths-practice/maker.ts';
import type { MathsPracticeData } from '#shared/items/maths-practice/schema.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { useFact } from '../../document/editor-context.ts';

/** Says how many problems there are where the numbers allow fewer than were asked for. */
function describeMissing(made: number, missing: number): string | null {
  if (missing === 0) return null;
  if (made === 0) return 'There is no problem with these numbers. Allow more numbers, or fewer conditions.';
  return made === 1
    ? 'There is only 1 different problem with these numbers.'
    : `There are only ${made} different problems with these numbers.`;
}

/** Renders what cannot be printed as it was asked for. */
export function PracticeHints({ data }: { data: MathsPracticeData }) {
  const locale = useFact((document) => document.locale);
  const practice = useLazy(practiceMaker)?.getProblems(data, locale);
  if (!practice) return null;
  const { problems, missing, unread } = practice;
  const fewer = describeMissing(problems.length, missing);
  return (
    <>
      {fewer && (
        <p role="status" className="panel-notice">
          {fewer}
        </p>
      )}
      {unread.map((at) => (
        <p key={at} role="status" className="panel-notice">
          “{data.own[at]}” has no answer that can be worked out. It is left out.
        </p>
      ))}
    </>
  );
}
