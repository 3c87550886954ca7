import type { PageFacts } from '../../../paper/layout/paper-content.ts';
import { CONTENT_WIDTH } from '../../../paper/sheet/page-sizes.ts';
import { fillFooter } from './fill-footer.ts';
import type { SheetFooter } from './sheet-margin.ts';

interface OwnFooterProps {
  readonly footer: SheetFooter;
  readonly facts: PageFacts;
  /** The name of the document. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/** About what a letter takes, and the gap between two parts, in px. */
const LETTER = 6.5;
const CREDIT_LETTER = 4.5;
const GAP = 24;

/** Returns the room of a part, in px, if all are as wide. */
function findRoom({ credits, mark, enlarge }: PageFacts, parts: number): number {
  const taken = [credits.length * CREDIT_LETTER, mark.length * LETTER * enlarge].filter((width) => width > 0);
  const gaps = GAP * (parts + taken.length - 1);
  return (CONTENT_WIDTH - gaps - taken.reduce((sum, width) => sum + width, 0)) / parts;
}

/**
 * Renders a footer of the user's own, with the credits and the mark of the copy beside it. With a middle all parts are as wide, so
 * that it is the middle of the sheet; a text that is longer than its room is printed small, in two lines.
 */
export function OwnFooter({ footer, facts, name, dir }: OwnFooterProps) {
  const { start, middle, end } = fillFooter(footer, { page: facts.page.number, count: facts.count, name });
  const room = findRoom(facts, middle ? 3 : 2);
  const draw = (text: string) => {
    const isLong = text.length * LETTER * facts.enlarge > room;
    const names = ['page-footer-part', middle && 'page-footer-equal', isLong && 'page-footer-long'];
    return (
      <div className={names.filter(Boolean).join(' ')}>
        <span dir="auto">{text}</span>
      </div>
    );
  };
  return (
    <footer className="page-footer" dir={dir}>
      {draw(start)}
      {middle && draw(middle)}
      {facts.credits && <small className="page-credits">{facts.credits}</small>}
      {facts.mark && <span className="page-version">{facts.mark}</span>}
      {draw(end)}
    </footer>
  );
}
