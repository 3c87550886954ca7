import { Shuffle } from 'lucide-react';
import {
  listRandomFaults,
  listUsedNames,
  redrawNumbers,
  setParameter,
  setRandomNumbers,
} from '#shared/items/open-response/random.ts';
import type { OpenResponseData } from '#shared/items/open-response/schema.ts';
import { INITIAL_RANGE, NUMBER_LIMIT } from '#shared/items/parts/random-numbers.ts';
import { defineRange } from '#shared/range.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NumberBox } from '../../ui/fields/NumberBox.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import './RandomNumbersFields.css';

const RANGE = defineRange({ min: -NUMBER_LIMIT, max: NUMBER_LIMIT, step: 1, initial: 1, unit: '' });

/** Renders whether the question draws numbers for the names in its braces, and from which each is drawn. */
export function RandomNumbersFields({ id, data, path }: PartProps<OpenResponseData>) {
  const { run } = usePanel(id, 'Edit random numbers');
  const toSeed = (on: boolean) => (on ? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) : null);
  return (
    <>
      <Switch
        isSelected={data.numbers !== undefined}
        onChange={(on) => run(path, setRandomNumbers, toSeed(on))}
      >
        Random numbers in the question
      </Switch>
      {data.numbers && <Numbers id={id} data={data} path={path} />}
    </>
  );
}

function Numbers({ id, data, path }: PartProps<OpenResponseData>) {
  const { run, seal } = usePanel(id, 'Edit random numbers');
  const names = listUsedNames(data);
  const faults = listRandomFaults(data);
  const parameters = data.numbers?.parameters ?? [];
  if (names.length === 0)
    return (
      <p className="panel-hint">
        {
          'Write {a} + {b} in the question and {a + b} in its answer; in a formula double the braces, as in \\frac{{a}}{{b}}. Each version draws its own numbers.'
        }
      </p>
    );
  return (
    <div className="panel-group">
      {names.map((name) => {
        const { from, to } = parameters.find((found) => found.name === name) ?? INITIAL_RANGE;
        const set = (change: { from?: number; to?: number }) =>
          run(path, setParameter, { name, from, to, ...change }, `numbers/${name}`);
        return (
          <div key={name} className="line random-number">
            <span>{name} from</span>
            <NumberBox
              aria-label={`Least ${name}`}
              range={RANGE}
              value={from}
              onChange={(least) => set({ from: Math.round(least) })}
              onChangeEnd={seal}
            />
            <span>to</span>
            <NumberBox
              aria-label={`Greatest ${name}`}
              range={RANGE}
              value={to}
              onChange={(most) => set({ to: Math.round(most) })}
              onChangeEnd={seal}
            />
          </div>
        );
      })}
      {faults.length > 0 && (
        <p className="panel-notice" role="status">
          {`Cannot be computed or is too large, and is printed as it is: ${[...new Set(faults)].join(', ')}`}
        </p>
      )}
      <Button icon={Shuffle} size="dense" onPress={() => run(path, redrawNumbers, undefined)}>
        Other numbers
      </Button>
    </div>
  );
}
