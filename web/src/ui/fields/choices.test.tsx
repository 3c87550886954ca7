import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WithValue } from '../../catalogue/WithValue.tsx';
import { Chips } from './CheckboxGroup.tsx';
import { Segments } from './Segments.tsx';
import { Switch } from './Switch.tsx';

const toOptions = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

test('the arrow keys move among segments, and the choice goes with them', async () => {
  const drawn = await render(
    <WithValue initial="Left">
      {(value, setValue) => (
        <Segments label="Alignment" options={toOptions('Left', 'Center')} value={value} onChange={setValue} />
      )}
    </WithValue>,
  );
  await drawn.getByText('Left').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(drawn.getByRole('radio', { name: 'Center' })).toBeChecked();
});

test('on a phone no word of a segment breaks', async () => {
  await page.viewport(390, 844);
  const labels = ['Teacher', 'Trainer', 'Homeschool teacher', 'Parent', 'Other'];
  const drawn = await render(
    <div style={{ width: 326 }}>
      <Segments label="Occupation" options={toOptions(...labels)} value={null} onChange={() => {}} />
    </div>,
  );
  const longest = document.createRange();
  longest.setStart(drawn.getByText('Homeschool teacher').element().firstChild as Text, 0);
  longest.setEnd(longest.startContainer, 'Homeschool'.length);
  expect(longest.getClientRects()).toHaveLength(1);
  const { scrollWidth, clientWidth } = document.querySelector('.segments') as HTMLElement;
  expect(scrollWidth).toBe(clientWidth);
});

test('of four segments in the side bar none needs more than two lines', async () => {
  await page.viewport(1366, 768);
  const labels = ['Moves', 'Stays', 'With item above', 'New group'];
  const drawn = await render(
    <div style={{ width: 320 }}>
      <Segments label="In versions" options={toOptions(...labels)} value="Moves" onChange={() => {}} />
    </div>,
  );
  const words = document.createRange();
  words.selectNodeContents(drawn.getByText('With item above').element());
  expect(words.getClientRects()).toHaveLength(2);
});

test('of chips no more can be chosen than may be, and they are told in the order of their options', async () => {
  const onChange = vi.fn();
  const drawn = await render(
    <WithValue<string[]> initial={['Grade 2']}>
      {(value, setValue) => (
        <Chips
          label="Grades"
          options={toOptions('Grade 1', 'Grade 2', 'Grade 3')}
          value={value}
          onChange={(grades) => {
            onChange(grades);
            setValue(grades);
          }}
          most={2}
        />
      )}
    </WithValue>,
  );
  await drawn.getByText('Grade 1').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['Grade 1', 'Grade 2']);
  await expect.element(drawn.getByRole('checkbox', { name: 'Grade 3' })).toBeDisabled();
  await drawn.getByText('Grade 2').click();
  await expect.element(drawn.getByRole('checkbox', { name: 'Grade 3' })).toBeEnabled();
});

test('a switch is pressed on its words, and by Space', async () => {
  const onChange = vi.fn();
  const drawn = await render(
    <WithValue initial={false}>
      {(isOn, setOn) => (
        <Switch
          isSelected={isOn}
          onChange={(next) => {
            onChange(next);
            setOn(next);
          }}
        >
          Border
        </Switch>
      )}
    </WithValue>,
  );
  await drawn.getByText('Border').click();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});
