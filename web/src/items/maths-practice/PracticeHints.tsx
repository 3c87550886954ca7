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

/** Two whole numbers with a stroke between them. */
const FRACTION_ALONE = /^\s*(\d+)\s*\/\s*([1-9]\d*)\s*(?:=\s*[_?□]*\s*)?$/;

/** Says why a typed problem is left out. */
function describeUnread(text: string): string {
  const [, over, under] = FRACTION_ALONE.exec(text) ?? [];
  return over === undefined
    ? `“${text}” has no answer that can be worked out. It is left out.`
    : `“${text}” is in lowest terms already, so it is left out. To have it divided, type ${over} ÷ ${under} or ${over} : ${under}.`;
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
          {describeUnread(data.own[at] ?? '')}
        </p>
      ))}
    </>
  );
}
