import type { ReactNode } from 'react';
import { ShortcutTable } from './ShortcutTable.tsx';
import type { TopicId } from './topic-list.ts';

/** The help pages. They name buttons as the screen does, in bold. */
export const PAGES: Readonly<Record<TopicId, ReactNode>> = {
  first: (
    <>
      <ol>
        <li>
          On the start page press <b>Worksheet</b>, or begin from a template.
        </li>
        <li>Press the title on the sheet and write your own.</li>
        <li>
          Press <b>Add Item</b>. Each tile shows what it prints: questions, activities, directions, lines.
        </li>
        <li>Write in the side bar at the left. The sheet in the middle shows what the printer prints.</li>
        <li>
          Press <b>Make Printable</b> for the finished PDF and its answer key.
        </li>
      </ol>
      <h4>Change what is there</h4>
      <p>
        Click anything on the sheet to edit it. Drag an item by its handle to move it, or copy it into another
        worksheet with the keys for Copy and Paste. With Shift or Ctrl several items are selected at once:
        hide, delete or move them, or set the columns of all their options. Every change can be undone.
      </p>
      <h4>Write formulas</h4>
      <p>
        Type TeX between dollar signs, such as <code>$\frac{'{1}{2}'}$</code>, or press <b>Math</b> in a text,
        or Alt and =. Sums such as 47 + 35 are set out in columns there. A price stays a price.
      </p>
      <h4>Keep what you use again</h4>
      <p>
        <b>Keep in my bank</b> in the menu of an item or a card keeps it; <b>From my bank</b>, under Find a
        command, puts it into another document. When it changes in your bank, documents that have it ask
        whether to take the change.
      </p>
      <h4>Change how it looks</h4>
      <p>
        <b>Body Font Styling</b> has the font, the spacing and the numbers of all items, and <b>Themes</b> for
        all of the sheet at once. <b>Page</b> has the paper, the language, and the letterhead of your school.
        What only a few items need stands under <b>Advanced Options</b>.
      </p>
      <h4>Ask about a text</h4>
      <p>
        A <b>Basic Text</b> can number its lines and explain its words, and a question about selected words
        says on which line they are. <b>Make blanks</b> turns a text into one with gaps.
      </p>
      <h4>Make many at once</h4>
      <p>
        <b>Make a set</b> in Add Item, and in the menu of cards and words, makes times tables, clocks,
        fractions or sums. A set can be made anew later; what you changed by hand stays.
      </p>
    </>
  ),
  cards: (
    <>
      <p>
        Each flashcard has a term and a definition. Write them row by row; a new row appears when the last one
        is filled.
      </p>
      <h4>Choose the paper</h4>
      <p>
        <b>Page Setup</b> says how many cards are on a page and what is on the backs. To print on both sides,
        take <b>turned on the long edge</b> and choose the same in the dialog of your printer. Without such a
        printer take <b>One side, to fold over</b>.
      </p>
      <h4>Print on both sides</h4>
      <ol>
        <li>
          Make the cards printable, and print at <b>100 %</b>, not “fit to page”.
        </li>
        <li>
          If the backs are a little off, press <b>Alignment test</b> on the page of the finished cards and
          print it on both sides.
        </li>
        <li>Set how far it is off, to the right and down. This device remembers it for all cards.</li>
      </ol>
    </>
  ),
  game: (
    <>
      <ol>
        <li>
          Write or paste your words in <b>Bingo Words</b>. A card of 5 × 5 with a free center needs 24; some
          more make the cards differ.
        </li>
        <li>
          <b>Card Setup</b> has the size of the grid, the number of cards, the free spaces and the top word.
        </li>
        <li>With a clue beside a word, you call the clue and the class looks for the word.</li>
        <li>
          Press <b>Make Printable</b>. The PDF has a different card for everybody, and the call list.
        </li>
      </ol>
      <p>
        Every card has a number. Whoever calls “Bingo!” tells theirs, and the page of the finished game shows
        whether the card has won.
      </p>
    </>
  ),
  paste: (
    <>
      <p>Whatever you have in Word, Google Docs or a spreadsheet need not be typed again.</p>
      <ul>
        <li>
          <b>Cards and bingo words:</b> copy the two columns of a table and paste them into the first empty
          row, or press <b>Paste a table</b>. You see every row before it is added.
        </li>
        <li>
          <b>Options, pairs and words:</b> paste a list into an empty field; each line becomes an entry.
        </li>
        <li>
          <b>Texts:</b> bold, italics and lists stay; colours and fonts follow your worksheet.
        </li>
        <li>
          <b>Pictures:</b> paste or drop them on a field or on the sheet.
        </li>
        <li>
          <b>Items of another worksheet:</b> copy them there and paste them here, also from another tab or
          browser.
        </li>
      </ul>
    </>
  ),
  print: (
    <>
      <ol>
        <li>
          Press <b>Make Printable</b>. What is missing is listed, with a link to each place.
        </li>
        <li>Choose the subject and grades, and who may see it.</li>
        <li>
          After some seconds the finished page opens: <b>Download PDF</b>, <b>Print</b>, and the answer key,
          which only you see.
        </li>
      </ol>
      <h4>After a change</h4>
      <p>
        The PDF stays as it was until you make the document printable again. The editor says when the two
        differ.
      </p>
      <h4>If it prints too small</h4>
      <p>
        Choose “Actual size” or 100 % in the dialog of the printer. The paper, Letter or A4, is chosen in{' '}
        <b>Page</b>; the finished page offers the other one too.
      </p>
    </>
  ),
  keyboard: (
    <>
      <p>
        Everything can be done with the keyboard. Tab moves on, Shift + Tab back, Escape leaves a text or
        closes what is open. On a handle, Space lifts an item, the arrows move it and Space drops it.
      </p>
      <ShortcutTable />
    </>
  ),
};
