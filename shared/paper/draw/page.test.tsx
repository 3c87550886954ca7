import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ImageAttachment } from '../../vocabulary/image.ts';
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
      enlarge={1}
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

test('a document’s own footer takes the place of the title and the number, also on the only page', () => {
  const footer: PageMargin['footer'] = ({ page, count, credits, mark }) => (
    <i>{`${page.number}/${count} ${credits} ${mark}`}</i>
  );
  const margin = {
    move: (image: ImageAttachment) => image,
    getStyle: () => ({}),
    inset: 0,
    frame: null,
    footer,
  };
  expect(draw(1, 'Sun', true, 'B', '', margin)).toContain('<i>1/1 Sun B</i>');
  expect(draw(2, '', true, '', '', margin)).not.toContain('page-footer');
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
