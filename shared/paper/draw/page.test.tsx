import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { getSheetWords } from '../../vocabulary/sheet-words.ts';
import { Layout } from '../layout/layout.ts';
import type { PageMargin } from '../layout/paper-content.ts';
import { Page } from './Page.tsx';

const draw = (count: number, credits = '', isCounted = true, mark = '', version = '', margin?: PageMargin) =>
  renderToStaticMarkup(
    <Page
      page={{ number: count, slices: [], overflows: false }}
      count={count}
      paper="letter"
      words={getSheetWords('en')}
      footer="The Water Cycle"
      margin={margin}
      answerKey={false}
      version={version}
      mark={mark}
      stickers={[]}
      credits={credits}
      withoutHeader={false}
      isCounted={isCounted}
      headKey="#head"
      head={null}
      blocks={[]}
      layout={new Layout()}
      packAgain={() => undefined}
      Adornment={undefined}
    />,
  );

test('the letter of a version stands large at the head of every sheet', () => {
  expect(draw(2, '', true, 'B', 'B')).toContain('<p class="page-version-mark">Version <b>B</b></p>');
  expect(draw(2)).not.toContain('page-version-mark');
});

describe('a footer of one’s own', () => {
  const footer = (start: string, middle: string, end: string): PageMargin => ({
    ...{ shift: 0, isMirrored: false, inset: 0, frame: null },
    footer: () => ({ dir: 'ltr', parts: [start, middle, end] }),
  });
  const drawOwn = (...[start, middle, end, credits = '']: [string, string, string, string?]) =>
    draw(1, credits, true, 'B', '', footer(start, middle, end));

  test('takes the place of the title and the number, also on the only page', () => {
    const html = drawOwn('7b', 'Rain', '');
    expect(html).toMatch(/>7b<.*>Rain</);
    expect(html).not.toMatch(/Water Cycle|Page 1 of 1<\/span>/);
  });

  test('leaves the credits and the mark of the copy', () => {
    expect(drawOwn('7b', '', '1', 'Sun: OpenMoji')).toMatch(/7b.*Sun: OpenMoji.*page-version">B<.*>1</);
  });

  test('has three equal parts as soon as something stands in its middle, and prints long texts small', () => {
    expect(drawOwn('a', 'b', 'c').split('page-footer-equal')).toHaveLength(4);
    expect(drawOwn('a', '', 'c')).not.toContain('page-footer-equal');
    expect(drawOwn('a'.repeat(200), '', 'c').split('page-footer-long')).toHaveLength(2);
  });
});

describe('the footer', () => {
  test('has the letter of a version on every sheet, also on the only one', () => {
    expect(draw(1, '', true, 'B')).toContain('<span class="page-version">B</span>');
    expect(draw(2, '', true, 'B')).toContain('>B</span><span>Page 2 of 2</span>');
  });

  test('says title and page where there is more than one', () => {
    expect(draw(2)).toContain('The Water Cycle</span><span>Page 2 of 2</span>');
    expect(draw(1)).not.toContain('page-footer');
  });

  test('says what licences ask to be said on a single page too, and nothing else there', () => {
    const one = draw(1, 'Sun: OpenMoji, CC BY-SA 4.0');
    expect(one).toContain('<small class="page-credits">Sun: OpenMoji, CC BY-SA 4.0</small>');
    expect(one).not.toMatch(/Water Cycle|<span>Page/);
    expect(draw(2, 'Sun: OpenMoji')).toMatch(/Water Cycle.*Sun: OpenMoji.*Page 2 of 2/);
  });

  test('stands there before the pages are counted, so that its face is fetched with all others', () => {
    expect(draw(1, '', false)).toContain('<span>Page 1 of 1</span>');
  });
});
