import { describe, expect, test } from 'vitest';
import { toPlainText } from '#shared/text/plain-text.ts';
import { toQuestionLine } from '#test/support/question-line.ts';
import { toLines } from '../rich-lines.ts';
import { readQuestionFile } from './formats.ts';

const readFile = (text: string) => readQuestionFile({ name: 'q.md', bytes: new TextEncoder().encode(text) });
const read = async (text: string) => (await readFile(text)).questions.map(toQuestionLine);

describe('an escaped sign is a word', () => {
  test.each([
    [String.raw`1. 2 \* 3 \* 4 = ____`, 'gaps: 2 * 3 * 4 = ____'],
    [String.raw`1. Use snake\_case: my\_var\_name`, 'open: Use snake_case: my_var_name'],
    [String.raw`1. 5 \> 3 and a \| b`, 'open: 5 > 3 and a | b'],
    [String.raw`1. He paid 5\$ \#1 \- \+ \[x\]`, 'open: He paid 5$ #1 - + [x]'],
    [String.raw`1. 1\) first point`, 'open: 1) first point'],
    [String.raw`1. snake\_case costs 5\$ and 2 \* 3 = ____`, 'gaps: snake_case costs 5$ and 2 * 3 = ____'],
    [String.raw`1. \*\*not bold\*\*`, 'open: **not bold**'],
    [String.raw`1. C:\\temp is a path`, String.raw`open: C:\temp is a path`],
    ['1. Prix : 5\\$ \\& 3\\$ ?', 'open: Prix : 5$ & 3$ ?'],
    ['1. Сколько стоит\\_это\\_?', 'open: Сколько стоит_это_?'],
    ['1. Which?\na) \\*p\nb) p', 'choice: Which? | *p | p'],
    ['1. Which?\na) one\nb) two \\*', 'choice: Which? | one | two *'],
    ['1. Sum of \\(a^2\\) ?', 'open: Sum of \u2063$a^2$\u2063 ?'],
  ])('%j', async (text, question) => {
    expect(await read(text)).toEqual([question]);
  });
});

describe('tables', () => {
  test('behind the number of a question are its pairs', async () => {
    const table = '| Animal | Sound |\n   |---|---|\n   | dog | bark |\n   | cat | meow |';
    expect(await read(`1. Why?\n\n4. ${table}\n\n5. Who?`)).toEqual([
      'open: Why?',
      'pairs:  | dog = bark | cat = meow',
      'open: Who?',
    ]);
  });

  test.each([
    [
      'crosses in boxes',
      '| Statement | True | False |\n|---|---|---|\n| Ice floats. | ☒ | ☐ |\n| Rain is dry. | ☐ | ☒ |',
      ['choice: Ice floats. | *True | False', 'choice: Rain is dry. | True | *False'],
    ],
    [
      'ticks beside crosses',
      '| | Richtig | Falsch |\n|---|---|---|\n| Eis schwimmt. | ✓ | ✗ |\n| Regen ist trocken. | ✗ | ✓ |',
      ['choice: Eis schwimmt. | *Richtig | Falsch', 'choice: Regen ist trocken. | Richtig | *Falsch'],
    ],
    [
      'letters in boxes, and numbers',
      '| No. | | Always | Never | Often |\n|---|---|---|---|---|\n| 1. | Ice floats. | [x] | [ ] | [ ] |\n| 2. | Rain is dry. | [ ] | [X] | [ ] |',
      ['choice: Ice floats. | *Always | Never | Often', 'choice: Rain is dry. | Always | *Never | Often'],
    ],
    [
      'empty boxes',
      '| | True | False |\n|---|---|---|\n| Ice floats. | ☐ | ☐ |',
      ['choice: Ice floats. | True | False'],
    ],
  ])('in which something is ticked are questions: %s', async (_, table, questions) => {
    expect(await read(table)).toEqual(questions);
  });
});

test('a table in which ticks tell something stays as it is', async () => {
  const table = '| Animal | Wings | Fur |\n|---|---|---|\n| Bat | ✓ | ✓ |\n| Bird | ✓ | |';
  expect(await read(`1. Which has fur?\n\n${table}\n\n2. Why?`)).toEqual([
    'open: Which has fur?⏎Animal | Wings | Fur⏎Bat | ✓ | ✓⏎Bird | ✓',
    'open: Why?',
  ]);
});

describe('code between fences is an option, and keeps its lines', () => {
  test.each([
    ['a) ```\nx = a*b\n```\n*b) ```py\nx = [y]\n```', 'x = a*b | *x = [y]'],
    ['- ```js\n  let x;\n  ```\n- ```js\n  x--;\n  ```', 'let x; | x--;'],
    ['- [x] ~~~\n  *p\n  ~~~\n- [ ] ~~~\n  p\n  ~~~', '**p | p'],
    ['A.\n\n```\n`a`\n```\n\nB.\n\n```\nb\n```\n\nAnswer: B', '`a` | *b'],
  ])('%j', async (options, found) => {
    expect(await read(`1. Which?\n\n${options}\n\n2. Why?`)).toEqual([
      `choice: Which? | ${found}`,
      'open: Why?',
    ]);
  });

  test('of several lines', async () => {
    const fence = '```';
    for (const [label, next] of [
      ['-', '-'],
      ['a)', 'b)'],
      ['- [x]', '- [ ]'],
    ]) {
      const { questions, losses } = await readFile(
        `1. Which?\n${label} ${fence}\nif x:\n\n    y\n${fence}\n${next} \`z\``,
      );
      const [question] = questions;
      const options = question?.type === 'choice' ? question.options : [];
      expect(options.map(({ text }) => toPlainText(text))).toEqual(['if x:\n \n    y', 'z']);
      expect(losses).toEqual([]);
    }
  });

  test('and the prompt of a question', async () => {
    const { questions } = await readFile('1. ```\n   a = 1\n   print(a)\n   ```\n   a) 1\n   b) 2');
    expect(questions.map(toQuestionLine)).toEqual(['choice: a = 1⏎print(a) | 1 | 2']);
  });
});

describe('code keeps its signs, its lines and its indentation', () => {
  test('in a block', async () => {
    const text =
      '1. What is printed?\n\n```python\n# count\nfor i in range(3):\n\n    total = a*b*c\n\tprint(x)\n```\n\na) 1\n*b) 2';
    const { questions } = await readFile(text);
    expect(questions.map(toQuestionLine)).toEqual([
      'choice: What is printed?⏎# count⏎for i in range(3):⏎ ⏎    total = a*b*c⏎    print(x) | 1 | *2',
    ]);
    const [question] = questions;
    const lines = question && 'prompt' in question ? toLines(question.prompt) : [];
    expect(lines.slice(1).every((spans) => spans.every(({ marks }) => marks[0]?.type === 'code'))).toBe(true);
  });

  test.each([
    [
      '1. Look:\n```\n1. first\n2. second\n- third\nAnswer: b\n```\nWhy?',
      ['open: Look:⏎1. first⏎2. second⏎- third⏎Answer: b⏎Why?'],
    ],
    ['1. Look:\n~~~js\nif (a) {\n  b();\n}\n~~~\n2. Why?', ['open: Look:⏎if (a) {⏎  b();⏎}', 'open: Why?']],
    ['1. Look:\n   ```\n   a:\n     b\n   ```\n2. Why?', ['open: Look:⏎a:⏎  b', 'open: Why?']],
    [
      '1. Which?\na) `# note`\nb) `[x] == [x]`\n*c) `*p = &q;`',
      ['choice: Which? | # note | [x] == [x] | **p = &q;'],
    ],
    ['1. Which?\na) `int p`\nb) `*p`\nc) `p[x]`\n\nAnswer: a', ['choice: Which? | *int p | *p | p[x]']],
    ['1. What is `a_b_c` and `x*y*z`?', ['open: What is a_b_c and x*y*z?']],
    ['1. What is ``a ` b``?', ['open: What is a ` b?']],
    ['1. Was macht `print("*")`?', ['open: Was macht print("*")?']],
    ['1. Was ist `<b>` und `&amp;`?', ['open: Was ist <b> und &amp;?']],
  ])('%j', async (text, questions) => {
    expect(await read(text)).toEqual(questions);
  });
});

describe('what is no question is left out by name', () => {
  const readLost = async (text: string) => {
    const { questions, losses } = await readFile(text);
    return [...questions.map(toQuestionLine), ...losses.map(({ what, text: words }) => `${what}: ${words}`)];
  };
  test.each([
    ['1. Why? <!-- rain -->\n2. Who?', ['open: Why?', 'open: Who?', 'Comment: rain']],
    ['1. Why?\n<!--\nAnswer: rain\n-->\n2. Who?', ['open: Why?', 'open: Who?', 'Comment: Answer: rain']],
    ['1. What is `<!-- a -->`?\n2. Who?', ['open: What is <!-- a -->?', 'open: Who?']],
    [
      '---\ntitle: Rain\n---\n1. Why?\n2. Who?',
      ['open: Why?', 'open: Who?', 'Settings of the file: title: Rain'],
    ],
    [
      '1. Capital?\na) Lyon\nb) Paris\n<details>\n<summary>Show answer</summary>\n**b) Paris**\n\nIt is large.\n</details>\n2. Why?',
      ['choice: Capital? | Lyon | *Paris', 'open: Why?', 'Explanation: It is large.'],
    ],
    [
      '1. Why?\n<details><summary>Hint</summary>Rain</details>\n2. Who?',
      ['open: Why?', 'open: Who?', 'Folded text: Hint Rain'],
    ],
    ['1. ~~cat~~ dog?\n2. Who?', ['open: cat dog?', 'open: Who?', 'Line through the words: cat']],
    [
      '1. See [the map](http://a.b) and `f[x](y)`.\n2. Who?',
      ['open: See the map and f[x](y).', 'open: Who?', 'Address of a link: http://a.b'],
    ],
  ])('%j', async (text, lines) => {
    expect(await readLost(text)).toEqual(lines);
  });

  test.each([
    [
      '+   Right.\n-   Wrong.\na) 6\n... Too many.\n*b) 5',
      ['choice: Sum? | 6 | *5', 'Right.', 'Wrong.', 'Too many.'],
    ],
    ['= 1.5 +- 0.1', ['open: Sum? | 1.5 (± 0.1)']],
    ['= [1, 3]', ['open: Sum? | 1 … 3']],
    ['^^^^', ['open: Sum?', '']],
    ['[*] 5\n[ ] 6', ['choice: Sum? | *5 | 6']],
    ['% mine\na) 6\n*b) 5', ['choice: Sum? | 6 | *5', 'mine']],
    ['COMMENT\nmine\nEND_COMMENT\n____', ['open: Sum? (1)', 'mine']],
  ])('with the signs of text2qti: %j', async (below, lines) => {
    const { questions, losses } = await readFile(`Title: Sums\nPoints: 2\n1.  Sum?\n${below}`);
    expect(questions[0]?.points?.value).toBe(2);
    expect([...questions.map(toQuestionLine), ...losses.map(({ text }) => text)].sort()).toEqual(
      [...lines, 'Sums'].sort(),
    );
  });
});

describe('lists, tables and breaks are those of Markdown', () => {
  test.each([
    [
      '1. Why?\n   1. one\n   1. two\n1. Who?\n   1. me\n   1. you',
      ['choice: Why? | one | two', 'choice: Who? | me | you'],
    ],
    ['1. Why?\n   1. one\n   2. two\n\n   Answer: 2\n2. Who?', ['choice: Why? | one | *two', 'open: Who?']],
    ['## Capital?\n1. [ ] Lyon\n2. [x] Paris', ['choice: Capital? | Lyon | *Paris']],
    ['1. One\\\ntwo  \nthree\n2. Why?', ['open: One⏎two⏎three', 'open: Why?']],
    ['1. Read.\n\n> 1. Once upon\n> a time\n\n2. Why?', ['open: Read.⏎1. Once upon⏎a time', 'open: Why?']],
    [
      '1. Match.\n\n| Land | Town |\n|:--|--:|\n| France | **Paris** |\n| a\\|b | Rome |\n\n2. Why?',
      ['pairs: Match. | France = Paris | a|b = Rome', 'open: Why?'],
    ],
    [
      '1. What prints?\n\n       if x:\n           y\n\n2. Why?',
      ['open: What prints?⏎if x:⏎    y', 'open: Why?'],
    ],
  ])('%j', async (text, questions) => {
    expect(await read(text)).toEqual(questions);
  });
});

describe('HTML in a line is read', () => {
  test.each([
    ['1. Write H<sub>2</sub>O and 10<sup>3</sup>.', 'open: Write H2O and 103.'],
    ['1. 5 &lt; 6 &amp; 7', 'open: 5 < 6 & 7'],
    ['1. An <b>important</b> word', 'open: An important word'],
    ['1. Caf&eacute; ou th&eacute; ?', 'open: Café ou thé ?'],
    ['1. One<br>two', 'open: One⏎two'],
    ['1. Is a<b and b>c true?', 'open: Is a<b and b>c true?'],
    ['1. List<String> is what?', 'open: List<String> is what?'],
  ])('%j', async (text, question) => {
    expect(await read(text)).toEqual([question]);
  });

  test('with its marks', async () => {
    const { questions } = await readFile('1. H<sub>2</sub>O is **wet**');
    expect(JSON.stringify(questions)).toContain('{"type":"text","text":"2","marks":[{"type":"subscript"}]}');
    expect(JSON.stringify(questions)).toContain('{"type":"text","text":"wet","marks":[{"type":"strong"}]}');
  });
});

describe('the short answers of text2qti are answers', () => {
  test.each([
    [
      '1.  Who lives at the North Pole?\n*   Santa\n*   Father Christmas',
      ['open: Who lives at the North Pole? | Santa / Father Christmas'],
    ],
    ['1. Capital of France?\n* Paris\n\n2. Why?', ['open: Capital of France? | Paris', 'open: Why?']],
    ['1. ¿Capital?\n* Madrid\n* La capital', ['open: ¿Capital? | Madrid / La capital']],
    ['1. Столица?\n*   Москва', ['open: Столица? | Москва']],
    ['1. Which?\n* one\n* two\n\nAnswer: two', ['choice: Which? | one | *two']],
    ['1. Which?\n- one\n- two', ['choice: Which? | one | two']],
    ['1. Which?\n* [x] one\n* [ ] two', ['choice: Which? | *one | two']],
    ['1. Sum?\na) 6\n*b) 5', ['choice: Sum? | 6 | *5']],
  ])('%j', async (text, questions) => {
    expect(await read(text)).toEqual(questions);
  });
});

test('entries with stars and letters are options', async () => {
  expect(await read('1. Which is hot?\n* A. ice\n* **B. fire**\n\n2. Why?')).toEqual([
    'choice: Which is hot? | ice | *fire',
    'open: Why?',
  ]);
});
