import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { TERM_LIMIT, type WordScrambleData } from '#shared/items/word-scramble/schema.ts';
import {
  addTermChoice,
  listTermChoices,
  removeTermChoice,
  restoreTermChoice,
  setTermChoice,
  setTermChoiceCorrect,
} from '#shared/items/word-scramble/term-choices.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { Switch } from '../../ui/fields/Switch.tsx';
import { WordRows } from '../parts/WordRows.tsx';

interface TermChoicesProps {
  readonly id: string;
  readonly term: number;
  readonly data: WordScrambleData;
  readonly path: Path<WordScrambleData>;
}

/** Renders the choices of one term, with answer-key switches. */
export function TermChoices({ id, term, data, path }: TermChoicesProps) {
  const { run } = usePanel(id, 'Edit choices');
  const choices = listTermChoices(data, term);
  return (
    <section className="term-choices" aria-label={`Choices for ${data.terms[term]}`}>
      <WordRows
        name="Choice"
        addLabel="Add a choice"
        placeholder="Type a choice"
        limit={OPTION_LIMIT}
        longest={TERM_LIMIT}
        keepsLast
        rows={choices.map((choice) => ({
          text: choice.answer,
          field: `data.terms_choices.${data.terms_choices.indexOf(choice)}`,
        }))}
        onAdd={(texts, after) => {
          for (const [at, text] of texts.entries())
            run(
              path,
              addTermChoice,
              after === undefined ? { term, text } : { term, text, after: after + at },
              'choice',
            );
        }}
        onType={(choice, text) =>
          run(path, setTermChoice, { term, choice, text }, `choice ${term} ${choice}`)
        }
        onRemove={(choice) => run(path, removeTermChoice, { term, choice })}
        keepRow={(place) => {
          const choice = choices[place];
          return () => choice && run(path, restoreTermChoice, { place, choice });
        }}
        beside={(choice) => (
          <Switch
            layout="hidden"
            isSelected={choices[choice]?.correct ?? false}
            onChange={(correct) => run(path, setTermChoiceCorrect, { term, choice, correct })}
          >
            {`Choice ${choice + 1} is correct`}
          </Switch>
        )}
      />
    </section>
  );
}
