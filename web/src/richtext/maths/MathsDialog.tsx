import { useId, useLayoutEffect, useRef, useState } from 'react';
import { readSum, toColumns } from '#shared/maths/column-arithmetic.ts';
import { Formula } from '#shared/maths/Formula.tsx';
import { FORMULA_LIMIT } from '#shared/maths/formula-text.ts';
import { typesetter } from '#shared/maths/typesetter.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Pressable } from '../../ui/buttons/Pressable.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { MathsPlace } from './maths-commands.ts';
import { COLUMNS, PALETTE, type PaletteEntry, putIn, type Written } from './palette.ts';
import { findProblem } from './problem.ts';
import './MathsDialog.css';

interface MathsDialogProps {
  readonly place: MathsPlace;
  readonly onDone: (tex: string) => void;
  /** The dollar signs are to be printed; left out for a new formula. */
  readonly onText: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Renders the palette of maths: TeX, how it prints, and what is put in with a press. */
export function MathsDialog({ place, onDone, onText, onClose }: MathsDialogProps) {
  const [written, setWritten] = useState<Written>({
    tex: place.tex,
    from: place.tex.length,
    to: place.tex.length,
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const typeset = useLazy(typesetter);
  const { tex } = written;
  const problem = typeset && tex.trim() !== '' ? findProblem(tex, typeset) : null;
  const put = (next: Written) => {
    setWritten(next);
    field.current?.focus();
  };
  const takeSelection = (): Written => {
    const { selectionStart = tex.length, selectionEnd = tex.length } = field.current ?? {};
    return { tex, from: selectionStart, to: selectionEnd };
  };
  const readable = useRef('');
  if (typeset && problem === null) readable.current = tex;
  const canInsert = tex.trim() !== '' && problem === null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Math"
      width="medium"
      footer={
        <>
          {onText && (
            <Button variant="ghost" onPress={onText}>
              Turn into text
            </Button>
          )}
          <Button variant="filled" isDisabled={!canInsert} onPress={() => onDone(tex)}>
            {place.isNew ? 'Insert' : 'Update'}
          </Button>
        </>
      }
    >
      <TexField
        written={written}
        field={field}
        problem={problem}
        onWritten={setWritten}
        onEnter={() => canInsert && onDone(tex)}
      />
      <Preview tex={tex} readable={readable.current} isReadable={problem === null} sign={place.sign} />
      <Palette tex={tex} onPut={put} takeSelection={takeSelection} />
    </Dialog>
  );
}

interface PreviewProps extends Pick<MathsPlace, 'sign'> {
  readonly tex: string;
  /** The last formula that could be read, which stays while a command is half typed. */
  readonly readable: string;
  readonly isReadable: boolean;
}

/** Renders the formula as it prints. */
const Preview = ({ tex, readable, isReadable, sign }: PreviewProps) => (
  <div className="maths-preview" aria-live="polite">
    {tex.trim() === '' || readable.trim() === '' ? (
      <span className="maths-hint">What you type shows here as it prints.</span>
    ) : (
      <span className={isReadable ? undefined : 'maths-earlier'}>
        <Formula tex={readable} source={readable} isDisplay={sign === '$$'} />
      </span>
    )}
  </div>
);

interface PaletteProps {
  readonly tex: string;
  readonly takeSelection: () => Written;
  readonly onPut: (next: Written) => void;
}

/** Renders what is put in with a press. */
const Palette = ({ tex, takeSelection, onPut }: PaletteProps) => (
  <>
    {PALETTE.map(({ label, entries }) => (
      <Entries key={label} label={label}>
        {entries.map((entry) => (
          <Entry key={entry.label} entry={entry} onPress={() => onPut(putIn(takeSelection(), entry))} />
        ))}
      </Entries>
    ))}
    <Entries label="Column arithmetic: type a sum such as 47 + 35 + 8, then set it out">
      {COLUMNS.map(({ label, sign, example }) => {
        const sum = readSum(tex);
        const columns = sum?.sign === sign ? toColumns(sum) : example;
        const set = () => onPut({ tex: columns, from: columns.length, to: columns.length });
        const add = () => onPut(putIn(takeSelection(), { label, tex: columns }));
        const isWhole = sum?.sign === sign || tex.trim() === '';
        return <Entry key={label} entry={{ label, tex: columns }} onPress={isWhole ? set : add} />;
      })}
    </Entries>
  </>
);

interface TexFieldProps {
  readonly written: Written;
  readonly field: React.RefObject<HTMLTextAreaElement | null>;
  readonly problem: string | null;
  readonly onWritten: (written: Written) => void;
  readonly onEnter: () => void;
}

/** Renders the field of TeX, which has the focus from the beginning; Enter puts the formula in. */
function TexField({ written, field, problem, onWritten, onEnter }: TexFieldProps) {
  const id = useId();
  const { tex, from, to } = written;
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  }, [field, from, to]);
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Formula in TeX
      </label>
      <textarea
        id={id}
        ref={field}
        className="field-control text-area maths-tex"
        dir="ltr"
        spellCheck="false"
        autoCapitalize="off"
        maxLength={FORMULA_LIMIT}
        placeholder="\frac{1}{2} + x^2"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        value={tex}
        onChange={({ target: { value, selectionStart } }) =>
          onWritten({ tex: value, from: selectionStart, to: selectionStart })
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <p id={`${id}-problem`} className="maths-problem" role="status">
        {problem}
      </p>
    </div>
  );
}

function Entries({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <section className="maths-entries" aria-label={label}>
      <h3>{label}</h3>
      <div>{children}</div>
    </section>
  );
}

const EMPTY_PLACE = /#|\{\}/g;

/** Renders one entry, drawn as it prints with a box for each empty place. */
function Entry({ entry, onPress }: { readonly entry: PaletteEntry; readonly onPress: () => void }) {
  const shown =
    entry.shown ??
    entry.tex.replace('[]', '[n]').replace(EMPTY_PLACE, (place) => (place === '#' ? '□' : '{□}'));
  return (
    <Pressable className="maths-entry" onPress={onPress}>
      <span className="visually-hidden">{entry.label}</span>
      <Formula tex={shown} source={entry.label} />
    </Pressable>
  );
}
